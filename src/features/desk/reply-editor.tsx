import { useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import { checkReply } from '../../lib/text-checks.ts';
import { ReplyForm } from '../../ui/reply-form.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import type { DeskStore } from './desk-state.ts';

interface ReplyEditorProps {
  /** The key of the draft. */
  readonly id: string;
  readonly label: string;
  readonly store: DeskStore;
  readonly onSend: () => Promise<void>;
  readonly onCancel: () => void;
}

const words = { send: 'Publish', sending: 'Publishing...', cancel: 'Discard' };

/** A form for a reply, with a preview. */
export function ReplyEditor({ id, label, store, onSend, onCancel }: ReplyEditorProps) {
  const text = useStore(store, ({ drafts }) => drafts[id] ?? '');
  const shown = useDeferredValue(text);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    const wrong = checkReply(text);
    setProblem(wrong);
    if (wrong !== null) return;
    setWorking(true);
    await onSend();
    setWorking(false);
  }

  return (
    <ReplyForm
      id={id.replace(' ', '-')}
      label={label}
      hint="Markdown works here: *emphasis*, lists, [links](https://…)."
      text={text}
      problem={problem}
      words={words}
      working={working}
      onType={(typed) => {
        setProblem(null);
        store.getState().typeDraft(id, typed);
      }}
      onSend={() => void send()}
      onCancel={onCancel}
    >
      {shown.trim() !== '' && (
        <section className="desk-preview" aria-label="Preview">
          <p className="desk-kind">Preview</p>
          <WrittenText text={shown} />
        </section>
      )}
    </ReplyForm>
  );
}
