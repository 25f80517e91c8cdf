import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { isComposing } from '../../lib/is-composing.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FieldProblem } from '../../ui/field.tsx';
import type { ChatbotStore } from './chatbot-state.ts';

interface MessageFormProps {
  readonly store: ChatbotStore;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onShut: () => void;
}

export function MessageForm({ store, input, onShut }: MessageFormProps) {
  const { message, loading, messageProblem, typeMessage, send } = useStore(store);
  useKeyboardRoom(input);

  async function submit() {
    input.current?.focus();
    await send();
    if (store.getState().email === null) onShut();
  }

  return (
    <form
      className="chat-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="visually-hidden" htmlFor="chat-message">
        Your message
      </label>
      <textarea
        id="chat-message"
        ref={input}
        rows={1}
        enterKeyHint="send"
        placeholder="Enter your doubt or query"
        value={message}
        aria-invalid={messageProblem !== null}
        aria-describedby="chat-message-problem"
        onChange={(event) => typeMessage(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          void submit();
        }}
      />
      <ActionButton type="submit" disabled={loading}>
        Send
      </ActionButton>
      <FieldProblem id="chat-message" problem={messageProblem} />
    </form>
  );
}

/** Keeps the input above an on-screen keyboard, which covers the end of the page. */
function useKeyboardRoom(input: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const stay = () => {
      if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' });
    };
    view?.addEventListener('resize', stay);
    return () => view?.removeEventListener('resize', stay);
  }, [input]);
}
