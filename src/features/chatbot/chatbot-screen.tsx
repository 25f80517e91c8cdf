import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ChatbotPage, Shown } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { chatbotStore } from './browser-store.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatbotStore } from './chatbot-state.ts';
import { ExampleAnswer } from './example-answer.tsx';
import { Gate } from './gate.tsx';

export function ChatbotScreen({ page, store = chatbotStore }: { page: Shown<ChatbotPage>; store?: ChatbotStore }) {
  const locked = useStore(store, ({ email }) => email === null);
  const isEmpty = useStore(store, ({ messages }) => messages.length === 0);
  const isBegun = useStore(store, ({ messages, loading }) => loading && messages.length === 1);
  const chat = useRef<HTMLDivElement>(null);
  const [gateChanges, setGateChanges] = useState(0);

  useEffect(() => store.getState().open(), [store]);

  useEffect(() => {
    if (gateChanges === 0) return;
    // A browser that scrolled to the focus would center it, and half of the conversation would be out of the window.
    chat.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    showWhole(chat.current);
  }, [gateChanges]);

  // The conversation grows with its first message.
  useEffect(() => {
    if (isBegun) showWhole(chat.current);
  }, [isBegun]);

  /** Called when the gate was opened or shut: the input that replaces it gets the focus. */
  const noteGateChange = () => setGateChanges((count) => count + 1);

  return (
    <div className="page chatbot">
      <h1>{page.title}</h1>
      <NoScript what="The chatbot" />
      <div className="needs-scripts" ref={chat}>
        {locked ? (
          <Gate name={page.name} store={store} onOpened={noteGateChange} />
        ) : (
          <ChatPanel name={page.name} starters={page.starters} store={store} onShut={noteGateChange} />
        )}
      </div>
      <BodyText body={page.disclaimer} />
      {page.example && (locked || isEmpty) && <ExampleAnswer example={page.example} />}
    </div>
  );
}

/** Scrolls so that the whole conversation is in the window, and none of the text above it. */
function showWhole(chat: HTMLElement | null): void {
  if (chat === null) return;
  const isCut = chat.getBoundingClientRect().bottom > innerHeight;
  if (isCut || scrollY > 0) chat.scrollIntoView({ block: 'start' });
}
