import { Fragment, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { withoutQuestion } from '../../lib/without-question.ts';
import { AskProfessor } from '../../ui/ask-professor.tsx';
import { VisitorText } from '../../ui/visitor-text.tsx';
import { expectMarkdown, WrittenText } from '../../ui/written-text.tsx';
import type { ChatbotStore } from './chatbot-state.ts';
import { type Message, questionBefore } from './messages.ts';
import { useNewest } from './use-newest.ts';

interface ChatLogProps {
  /** What the chatbot is called. */
  readonly name: string;
  readonly store: ChatbotStore;
  readonly onShut: () => void;
}

/** The conversation. Screen readers announce only thinking, answers and failures: the visitor knows the rest. */
export function ChatLog({ name, store, onShut }: ChatLogProps) {
  const { messages, loading, partial, sendAgain } = useStore(store);
  const log = useRef<HTMLDivElement>(null);
  useNewest(log, messages, loading);
  useEffect(expectMarkdown, []);

  async function repeat(id: string) {
    await sendAgain(id);
    if (store.getState().email === null) onShut();
  }

  return (
    <div className="chat-log" ref={log} role="log" aria-label="Conversation" tabIndex={messages.length === 0 ? -1 : 0}>
      <ol>
        {messages.map((message) => (
          <Fragment key={message.id}>
            <MessageItem name={name} message={message} question={questionBefore(messages, message.id)} />
            {message.failed && (
              <li className="chat-failed">
                No answer arrived.{' '}
                <button
                  type="button"
                  className="button-plain"
                  disabled={loading}
                  onClick={() => void repeat(message.id)}
                >
                  Try again
                </button>
              </li>
            )}
          </Fragment>
        ))}
        {loading && (
          <li className="message" data-role="assistant">
            {partial === '' ? (
              <p className="bubble thinking">Thinking...</p>
            ) : (
              <div className="bubble">
                <WrittenText text={withoutQuestion(partial, messages.at(-1)?.content ?? '')} cited={[]} />
              </div>
            )}
          </li>
        )}
      </ol>
    </div>
  );
}

interface MessageItemProps {
  readonly name: string;
  readonly message: Message;
  readonly question: string;
}

function MessageItem({ name, message, question }: MessageItemProps) {
  const { role, content, timestamp, cited, declined } = message;
  const own = role === 'user';
  return (
    <li className="message" data-role={role} aria-live={own ? 'off' : undefined}>
      <span className="visually-hidden">{own ? 'You' : name}: </span>
      <div className="bubble">
        {own ? <VisitorText text={content} /> : <WrittenText text={withoutQuestion(content, question)} cited={cited} />}
        {declined && question !== '' && <AskProfessor question={question} />}
      </div>
      <span className="chat-time">{timestamp}</span>
    </li>
  );
}
