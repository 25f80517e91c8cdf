import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import { Field } from '../../ui/field.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import type { DeskStore } from './desk-state.ts';
import { checkReply } from './questions.ts';

interface ReplyEditorProps {
  /** The key of the draft. */
  readonly id: string;
  readonly label: string;
  readonly store: DeskStore;
  readonly onSend: () => Promise<void>;
  readonly onCancel: () => void;
}

/** A reply that is being written, with how it will look. */
export function ReplyEditor({ id, label, store, onSend, onCancel }: ReplyEditorProps) {
  const text = useStore(store, ({ drafts }) => drafts[id] ?? '');
  const shown = useDeferredValue(text);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const field = id.replace(' ', '-');

  useEffect(() => input.current?.focus(), []);

  async function send() {
    const wrong = checkReply(text);
    setProblem(wrong);
    if (wrong !== null) return input.current?.focus();
    setWorking(true);
    await onSend();
    setWorking(false);
  }

  return (
    <form
      className="desk-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        id={field}
        label={label}
        hint="Markdown works here: *emphasis*, lists, [links](https://…)."
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            ref={input}
            rows={4}
            value={text}
            onChange={({ target }) => {
              setProblem(null);
              store.getState().typeDraft(id, target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void send();
            }}
          />
        )}
      </Field>
      {shown.trim() !== '' && (
        <section className="desk-preview" aria-label="Preview">
          <p className="desk-kind">Preview</p>
          <WrittenText text={shown} />
        </section>
      )}
      <div className="desk-actions">
        <ActionButton type="submit" doing={working && 'Publishing...'}>
          Publish
        </ActionButton>
        <button type="button" className="button-quiet" onClick={onCancel}>
          Discard
        </button>
      </div>
    </form>
  );
}
