import type { DeskMessage } from '../../../server/contract/desk.ts';
import { holdsWords } from '../../lib/fold.ts';
import { formatStamp } from '../../lib/times.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { VisitorText } from '../../ui/visitor-text.tsx';
import { answerByMail } from './answer-by-mail.ts';
import { Awaited, LongList, SearchField, useNarrowing, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';

const filters = { waiting: 'Waiting', done: 'Done', all: 'All' } as const;
type Filter = keyof typeof filters;
const step = 20;

function holds({ name, email, occupation, message }: DeskMessage, words: string): boolean {
  return holdsWords(`${name} ${email} ${occupation} ${message}`, words);
}

/** The contact messages. */
export function MessagesView({ id, store }: { id: string | null; store: DeskStore }) {
  const messages = usePart(store, 'messages');
  const { filter, words, choose, search } = useNarrowing<Filter>(store, 'messages');
  if (messages === undefined) return <Awaited part="messages" store={store} />;
  const shown = messages.filter((message) =>
    id === null
      ? (filter === 'all' || message.done === (filter === 'done')) && holds(message, words)
      : message.id === id,
  );
  return (
    <>
      <ViewHeading>{id === null ? 'Messages' : 'One message'}</ViewHeading>
      {id === null ? (
        <div className="desk-tools">
          <ChoiceButtons label="Which messages to show" names={filters} chosen={filter} onChoose={choose} />
          <SearchField label="Search the messages" words={words} onType={search} />
        </div>
      ) : (
        <p className="desk-back">
          <a href="#messages">All messages</a>
        </p>
      )}
      <LongList
        key={filter}
        entries={shown}
        step={step}
        none={id === null ? 'None.' : 'This message no longer exists.'}
      >
        {(some) => some.map((message) => <MessageEntry key={message.id} message={message} store={store} />)}
      </LongList>
    </>
  );
}

function MessageEntry({ message, store }: { message: DeskMessage; store: DeskStore }) {
  const { id, name, email, occupation, createdAt, done } = message;
  const setDone = () =>
    store
      .getState()
      .change(
        { method: 'POST', path: `/api/desk/messages/${encodeURIComponent(id)}/done`, body: { done: !done } },
        done ? 'The message is open again.' : 'The message is done.',
        'messages',
      );
  return (
    <article className="desk-entry" data-quiet={done || undefined}>
      <header className="question-head">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <bdi>{[email, occupation].filter((text) => text !== '').join(', ')}</bdi>
        <time dateTime={createdAt}>{formatStamp(createdAt)}</time>
      </header>
      <VisitorText text={message.message} />
      <div className="desk-actions">
        <a className="button-quiet" href={answerByMail(message)}>
          Answer by email
        </a>
        <button type="button" className="button-plain" onClick={() => void setDone()}>
          {done ? 'Let it wait again' : 'Mark as done'}
        </button>
      </div>
    </article>
  );
}
