import { memo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DeskQuestion } from '../../../server/contract/desk.ts';
import { plainMarkdown } from '../../lib/plain-markdown.ts';
import { formatStamp } from '../../lib/times.ts';
import { VisitorText } from '../../ui/visitor-text.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import type { DeskStore } from './desk-state.ts';
import { DownloadButton } from './download-button.tsx';
import { ReplyEditor } from './reply-editor.tsx';

interface QuestionEntryProps {
  readonly question: DeskQuestion;
  readonly store: DeskStore;
  readonly onAnswered: (id: string) => void;
}

/** One question with its reply and what can be done with it. */
export const QuestionEntry = memo(function QuestionEntry({ question, store, onAnswered }: QuestionEntryProps) {
  const { _id: id, text, createdAt, reply, hidden } = question;
  // A reply that was begun is kept in view where another one has come meanwhile.
  const isBegun = useStore(store, ({ drafts }) => drafts[`reply ${id}`] !== undefined);
  const isNew = reply === undefined || isBegun;
  const key = isNew ? `reply ${id}` : `edit ${id}`;
  const hasDraft = useStore(store, ({ drafts }) => drafts[key] !== undefined);
  const [isOpen, setOpen] = useState(hasDraft);
  // Another device may change the reply while it is edited here: the other version is shown, and not overwritten unseen.
  const wasKey = `was ${id}`;
  const was = useStore(store, ({ drafts }) => drafts[wasKey]) ?? reply?.text ?? '';
  const [seen, setSeen] = useState<string | null>(null);
  const article = useRef<HTMLElement>(null);

  function begin() {
    if (!isNew && !hasDraft) {
      store.getState().typeDraft(key, reply.text);
      store.getState().typeDraft(wasKey, reply.text);
    }
    setOpen(true);
  }

  function close() {
    store.getState().typeDraft(wasKey, null);
    setSeen(null);
    setOpen(false);
  }

  async function send() {
    onAnswered(id);
    const isSent = await (isNew ? store.getState().reply(id) : store.getState().edit(id, seen ?? was));
    if (!isSent) return setSeen(replyOf(store, id));
    close();
    article.current?.focus();
  }

  return (
    <article
      className="desk-entry"
      ref={article}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      data-quiet={hidden || undefined}
    >
      <header className="question-head">
        <h3 id={`name-${id}`}>{`#${id.slice(-4).toUpperCase()}`}</h3>
        <time dateTime={createdAt}>{formatStamp(createdAt)}</time>
        {hidden && <span className="desk-mark">Hidden</span>}
      </header>
      <VisitorText text={plainMarkdown(text)} />
      {reply !== undefined && (isNew || !isOpen || reply.text !== was) && (
        <div className="reply">
          <p className="question-head">
            <span className="badge">PROFESSOR</span>
            <time dateTime={reply.createdAt}>{formatStamp(reply.createdAt)}</time>
            {question.editedAt !== null && <span>edited {formatStamp(question.editedAt)}</span>}
          </p>
          <WrittenText text={reply.text} />
        </div>
      )}
      {isOpen && (
        <ReplyEditor
          id={key}
          label={isNew ? 'Your reply' : 'Change your reply'}
          store={store}
          onSend={send}
          onCancel={() => {
            store.getState().typeDraft(key, null);
            close();
          }}
        />
      )}
      <Actions question={question} isOpen={isOpen} store={store} onBegin={begin} />
    </article>
  );
});

/** The reply to a question as it was loaded last; null when it has none. */
function replyOf(store: DeskStore, id: string): string | null {
  return store.getState().data.questions?.find(({ _id }) => _id === id)?.reply?.text ?? null;
}

interface ActionsProps extends Pick<QuestionEntryProps, 'question' | 'store'> {
  readonly isOpen: boolean;
  readonly onBegin: () => void;
}

function Actions({ question, isOpen, store, onBegin }: ActionsProps) {
  const { _id: id, reply, hidden } = question;
  const name = `#${id.slice(-4).toUpperCase()}`;
  return (
    <div className="desk-actions">
      {!isOpen && (
        <button type="button" className="button-quiet" onClick={onBegin}>
          {reply === undefined ? 'Reply' : 'Edit reply'}
        </button>
      )}
      {reply !== undefined && !hidden && (
        <DownloadButton
          className="button-plain"
          path={`/api/questions/${encodeURIComponent(id)}/export`}
          name={`answer-${id.slice(-4)}.json`}
          done="Saved. Where the content is edited, `npm run site -- new answer --from FILE` makes an answer of it."
          store={store}
        >
          Save as an answer
        </DownloadButton>
      )}
      <button
        type="button"
        className="button-plain"
        aria-label={`${hidden ? 'Bring back' : 'Hide'} ${name}`}
        onClick={() => void store.getState().hide(id, !hidden)}
      >
        {hidden ? 'Bring back' : 'Hide'}
      </button>
      <button
        type="button"
        className="button-plain button-delete"
        aria-label={`Delete ${name}`}
        onClick={() => void store.getState().remove(id)}
      >
        Delete
      </button>
    </div>
  );
}
