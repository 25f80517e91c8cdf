import { useState } from 'react';
import { useStore } from 'zustand';
import type { DeclinedCluster } from '../../../server/contract/desk.ts';
import { limits } from '../../lib/limits.ts';
import { checkText, isBlank } from '../../lib/text-checks.ts';
import { formatStamp } from '../../lib/times.ts';
import { CurveFamily } from '../../ui/curve-family.tsx';
import { Field } from '../../ui/field.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Awaited, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { ReplyEditor } from './reply-editor.tsx';

/** What the chatbot had no answer to. */
export function ChatView({ store }: { store: DeskStore }) {
  const declined = usePart(store, 'declined');
  const drafts = useStore(store, (desk) => desk.drafts);
  if (declined === undefined) return <Awaited part="declined" store={store} />;
  const { clusters, unshown } = declined;
  const begun = Object.keys(drafts).flatMap((key) => /^answer (.+)/.exec(key)?.[1] ?? []);
  const left = begun.filter((id) => clusters.every((cluster) => cluster.id !== id));
  return (
    <>
      <ViewHeading>What the chatbot could not answer</ViewHeading>
      <p className="quiet desk-lead">
        Similar questions are grouped. A wording is shown once five people have asked it, without words that one of them
        alone used; who asked is not kept.
      </p>
      {clusters.length === 0 && <NoClusters unshown={unshown} />}
      {clusters.map((cluster) => (
        <ClusterEntry key={cluster.id} cluster={cluster} store={store} />
      ))}
      {left.map((id) => (
        <BegunEntry key={id} id={id} store={store} />
      ))}
      {clusters.length > 0 && unshown > 0 && (
        <p className="quiet desk-lead">
          {unshown} {unshown === 1 ? 'question was' : 'questions were'} asked by fewer people and{' '}
          {unshown === 1 ? 'is' : 'are'} not shown.
        </p>
      )}
    </>
  );
}

/** How much was declined, where nothing of it may be shown. */
function NoClusters({ unshown }: { unshown: number }) {
  return (
    <>
      <div className="desk-none">
        <p>
          {unshown === 0
            ? 'The chatbot had something to say to every question.'
            : `${unshown === 1 ? '1 question' : `${unshown} questions`} had no answer, and none may be shown yet.`}
        </p>
        <p>
          What it should know, an answer tells it: write one to a <a href="#questions">question of the forum</a>, or ask
          the <SiteLink href="/chatbot">chatbot</SiteLink> yourself.
        </p>
      </div>
      <CurveFamily />
    </>
  );
}

function ClusterEntry({ cluster, store }: { cluster: DeclinedCluster; store: DeskStore }) {
  const { id, wording, people, times, lastAt } = cluster;
  const [questionKey, answerKey] = [`question ${id}`, `answer ${id}`];
  const hasDraft = useStore(store, ({ drafts }) => drafts[answerKey] !== undefined);
  const [isOpen, setOpen] = useState(hasDraft);
  const { typeDraft, change } = store.getState();

  function begin() {
    if (store.getState().drafts[questionKey] === undefined) typeDraft(questionKey, wording);
    setOpen(true);
  }

  return (
    <article className="desk-entry">
      <header className="question-head">
        <h3>{people} people</h3>
        <span>{times} times</span>
        <span>
          last <time dateTime={lastAt}>{formatStamp(lastAt)}</time>
        </span>
      </header>
      <p className="visitor-text">{wording}</p>
      {isOpen && <AnswerForm id={id} store={store} onDiscard={() => setOpen(false)} />}
      <div className="desk-actions">
        {!isOpen && (
          <button type="button" className="button-quiet" onClick={begin}>
            Write an answer
          </button>
        )}
        <button
          type="button"
          className="button-plain"
          onClick={() =>
            void change(
              { method: 'DELETE', path: `/api/desk/declined/${encodeURIComponent(id)}` },
              'These questions are done.',
              'declined',
            )
          }
        >
          Mark as done
        </button>
      </div>
    </article>
  );
}

/** An answer to questions that are listed no more: marked as done, or deleted by their age, as chat logs are. */
function BegunEntry({ id, store }: { id: string; store: DeskStore }) {
  return (
    <article className="desk-entry">
      <header className="question-head">
        <h3>An answer that you began</h3>
      </header>
      <p className="quiet">The questions that it was for are not listed any more.</p>
      <AnswerForm id={id} store={store} />
    </article>
  );
}

interface AnswerFormProps {
  /** That of the cluster. */
  readonly id: string;
  readonly store: DeskStore;
  readonly onDiscard?: () => void;
}

/** The question and its answer, as they will stand in the forum. */
function AnswerForm({ id, store, onDiscard }: AnswerFormProps) {
  const { typeDraft, publish } = store.getState();

  function discard() {
    typeDraft(`question ${id}`, null);
    typeDraft(`answer ${id}`, null);
    onDiscard?.();
  }

  return (
    <>
      <QuestionField id={`question ${id}`} store={store} />
      <ReplyEditor
        id={`answer ${id}`}
        label="Your answer"
        store={store}
        onSend={async () => void (await publish(id))}
        onCancel={discard}
      />
    </>
  );
}

/** The question as it will be asked in the forum. */
function QuestionField({ id, store }: { id: string; store: DeskStore }) {
  const text = useStore(store, ({ drafts }) => drafts[id] ?? '');
  const problem = isBlank(text) ? 'Write the question first' : checkText(text, limits.question);
  return (
    <Field
      id={id.replace(' ', '-')}
      label="The question"
      hint="It is asked in the forum in these words, and your answer becomes its reply."
      problem={problem}
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          value={text}
          onChange={({ target }) => store.getState().typeDraft(id, target.value)}
        />
      )}
    </Field>
  );
}
