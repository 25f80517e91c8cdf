import { type ReactNode, useState } from 'react';
import { TextWithCode } from './text-with-code.tsx';

interface SubmitFormProps {
  readonly label: string;
  /** Gives the reason for a refusal, or null. */
  readonly onSubmit: () => Promise<string | null>;
  readonly children: ReactNode;
}

/** A form with one button, which shows the reason if its submission is refused. */
export function SubmitForm({ label, onSubmit, children }: SubmitFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(await onSubmit().catch((error: Error) => error.message));
    setBusy(false);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {refusal !== null && (
        <p className="wrong" role="alert" data-level="error">
          <TextWithCode text={refusal} />
        </p>
      )}
      <p className="choices">
        <button type="submit" className="main-action" aria-disabled={isBusy}>
          {isBusy ? 'Working…' : label}
        </button>
      </p>
    </form>
  );
}
