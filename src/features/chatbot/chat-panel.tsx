import { useRef } from 'react';
import { useStore } from 'zustand';
import { ChatLog } from './chat-log.tsx';
import type { ChatbotStore } from './chatbot-state.ts';
import { MessageForm } from './message-form.tsx';
import { Starters } from './starters.tsx';

interface ChatPanelProps {
  readonly name: string;
  readonly starters: readonly string[];
  readonly store: ChatbotStore;
  readonly onShut: () => void;
}

export function ChatPanel({ name, starters, store, onShut }: ChatPanelProps) {
  const { email, messages, clear, forgetEmail } = useStore(store);
  const input = useRef<HTMLTextAreaElement>(null);

  function leave() {
    forgetEmail();
    onShut();
  }

  function clearAll() {
    clear();
    input.current?.focus();
  }

  return (
    <section className="chat" aria-labelledby="chat">
      <header className="chat-head">
        <h2 id="chat">{name}</h2>
        <p className="chat-who">
          <span>{email}</span>
          {/* It keeps its place: the way out must not move below the second of two clicks. */}
          <button type="button" className="button-plain" disabled={messages.length === 0} onClick={clearAll}>
            Clear<span className="visually-hidden"> the conversation</span>
          </button>
          <button type="button" className="button-plain" onClick={leave}>
            Use another email
          </button>
        </p>
      </header>
      <ChatLog name={name} store={store} onShut={onShut} />
      <MessageForm store={store} input={input} onShut={onShut} />
      {messages.length === 0 && starters.length > 0 && <Starters questions={starters} store={store} onShut={onShut} />}
    </section>
  );
}
