import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Question } from '../../../server/contract/forum.ts';
import { site } from '../../content/site.ts';
import { plainMarkdown } from '../../lib/plain-markdown.ts';
import { VisitorText } from '../../ui/visitor-text.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import type { ForumStore, ModerationAction } from './forum-state.ts';
import { anonymousId, splitTitle } from './question-list.ts';
import { Stamp } from './stamp.tsx';
import { questionAnchor } from './use-linked-question.ts';

interface QuestionItemProps {
  readonly question: Question;
  /** The address names this question. */
  readonly linked: boolean;
  /** It is shown alone on its page, as the title. */
  readonly alone?: boolean;
  readonly store: ForumStore;
}

/** One question with its reply; memoised, because hundreds of them are on a page with a form that is typed into. */
export const QuestionItem = memo(function QuestionItem({ question, linked, alone = false, store }: QuestionItemProps) {
  const { _id: id, text, createdAt, reply } = question;
  const anchor = questionAnchor(id);
  const address = useStore(store, ({ hasPages }) => (hasPages ? `${site.base}/forum/${id}` : `#${anchor}`));
  const isOwn = useStore(store, ({ own }) => own.includes(id));
  // For visitors the way to reply is a plain word at the edge; the professor came for it.
  const isProfessor = useStore(store, ({ token }) => token !== null);
  const words = useMemo(() => plainMarkdown(text), [text]);
  // On its own page a question is the title, or begins with it.
  const { title, rest } = alone ? splitTitle(words) : { title: null, rest: words };
  const Name = alone ? 'p' : 'h3';

  return (
    <article
      className="question"
      id={anchor}
      tabIndex={-1}
      aria-labelledby={title === null ? `${anchor}-name` : `${anchor}-title`}
      data-linked={linked || undefined}
    >
      {title !== null && <h1 id={`${anchor}-title`}>{title}</h1>}
      <header className="question-head">
        <Name id={`${anchor}-name`}>{anonymousId(id)}</Name>
        {isOwn && <span className="badge badge-own">Your question</span>}
        <a href={address}>
          <Stamp iso={createdAt} otherwise="Link" />
          <span className="visually-hidden">: link to this question</span>
        </a>
      </header>
      {rest !== '' && <VisitorText text={rest} />}
      {reply ? (
        <div className="reply">
          <p className="question-head">
            <span className="badge">PROFESSOR</span>
            <Stamp iso={reply.createdAt} />
          </p>
          <WrittenText text={reply.text} />
        </div>
      ) : (
        <>
          {alone && (
            <p className="quiet">
              The professor has not replied yet. The reply will stand here: keep the address of this page.
            </p>
          )}
          <button
            type="button"
            className={`${isProfessor ? 'button-quiet' : 'button-plain'} reply-button needs-scripts`}
            onClick={() => store.getState().begin({ kind: 'reply', id })}
          >
            Reply as Professor
          </button>
        </>
      )}
      <Moderation id={id} store={store} />
    </article>
  );
});

const actions: readonly (readonly [ModerationAction['kind'], string])[] = [
  ['hide', 'Hide'],
  ['delete', 'Delete'],
];

function Moderation({ id, store }: { id: string; store: ForumStore }) {
  const canModerate = useStore(store, (forum) => forum.canModerate);
  if (!canModerate) return null;
  return (
    <p className="moderation">
      {actions.map(([kind, label]) => (
        <button
          key={kind}
          type="button"
          className="button-plain"
          aria-label={`${label} this question`}
          onClick={() => store.getState().begin({ kind, id })}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
