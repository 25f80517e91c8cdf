import { type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from './action-button.tsx';
import { Field } from './field.tsx';

interface ReplyFormProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly problem: string | null | undefined;
  /** What the two buttons say, and the first one while it works. */
  readonly words: { readonly send: string; readonly sending: string; readonly cancel: string };
  readonly working: boolean;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  /** Shown between the text and the buttons. */
  readonly children?: ReactNode;
}

/**
 * A form for a reply: its field has the focus at first and whenever something is wrong with it, and Ctrl+Enter sends
 * it.
 */
export function ReplyForm({ id, label, hint, text, problem, words, working, children, ...handlers }: ReplyFormProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const isWrong = Boolean(problem);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (!working && isWrong) input.current?.focus();
  }, [working, isWrong]);

  function send() {
    if (isWrong) input.current?.focus();
    handlers.onSend();
  }

  return (
    <form
      className="reply-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field id={id} label={label} hint={hint} problem={problem}>
        {(control) => (
          <textarea
            {...control}
            ref={input}
            rows={4}
            required
            value={text}
            onChange={({ target }) => handlers.onType(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              send();
            }}
          />
        )}
      </Field>
      {children}
      <div className="dialog-actions">
        <ActionButton type="submit" doing={working && words.sending}>
          {words.send}
        </ActionButton>
        <button type="button" className="button-quiet" onClick={handlers.onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
