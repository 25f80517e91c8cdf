import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContentEdit, Done, Planned, RefusedEdit } from '../contract.ts';
import { FileDiffs } from './file-diffs.tsx';
import { useStudio } from './studio.ts';
import { StudioDialog } from './studio-dialog.tsx';
import { TextWithCode } from './text-with-code.tsx';

interface PlanDialogProps {
  readonly title: string;
  /** The edit; null while a field is still empty. */
  readonly edit: ContentEdit | null;
  /** Whether the preview is disabled. Other dialogs rely on the browser to point at empty fields. */
  readonly isIdle?: boolean;
  readonly label: string;
  /** A sentence below the button. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A dialog for an edit, which previews the changes or shows why it cannot be made. A changed edit needs a new preview. */
export function PlanDialog({ title, edit, isIdle = false, label, note, children }: PlanDialogProps) {
  const { store } = useStudio();
  const key = JSON.stringify(edit);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly planned: Planned | Done } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const planned = answer?.key === key ? answer.planned : null;
  const plan = useRef<HTMLElement>(null);
  const isPlanned = planned?.status === 'planned';
  const [action, waiting] = isPlanned ? [label, 'Working…'] : ['Preview the changes', 'Looking…'];
  // Who confirms an edit by a key has to pass by its changes.
  useEffect(() => {
    if (isPlanned) plan.current?.focus();
  }, [isPlanned]);

  async function run(work: (wanted: ContentEdit) => Promise<Planned | Done>): Promise<void> {
    if (edit === null || isBusy) return;
    setBusy(true);
    try {
      setAnswer({ key, planned: await work(edit) });
    } catch (error) {
      store.getState().setFailure(String((error as Error).message));
    }
    setBusy(false);
  }

  async function preview(wanted: ContentEdit): Promise<Planned> {
    if (!(await store.getState().save()) && store.getState().file !== null)
      return {
        status: 'refused',
        reason: 'Your text could not be saved first.',
        hint: 'Save it, then try again.',
        obstacles: [],
      };
    return store.getState().plan(wanted);
  }

  return (
    <StudioDialog title={title}>
      <form onSubmit={(event) => event.preventDefault()}>
        {children}
        {planned?.status === 'refused' && <Refused refusal={planned} />}
        {planned?.status === 'planned' && (
          <section ref={plan} className="plan" aria-label="What changes" tabIndex={-1}>
            <ul>
              {planned.notes.map((note) => (
                <li key={note}>
                  <TextWithCode text={note} />
                </li>
              ))}
            </ul>
            <FileDiffs files={planned.files} />
          </section>
        )}
        <p className="choices">
          <button
            type={isPlanned ? 'button' : 'submit'}
            className="main-action"
            aria-disabled={isBusy}
            disabled={isIdle && !isPlanned}
            onClick={() => void run(isPlanned ? store.getState().carry : preview)}
          >
            {isBusy ? waiting : action}
          </button>
        </p>
        {note !== undefined && <p className="help">{note}</p>}
      </form>
    </StudioDialog>
  );
}

function Refused({ refusal }: { refusal: RefusedEdit }) {
  return (
    <div className="wrong" role="alert" data-level="error">
      <p>
        <TextWithCode text={refusal.reason} />
      </p>
      <ul>
        {refusal.obstacles.map(({ position, what }) => (
          <li key={`${position} ${what}`}>
            <code>{position}</code> <TextWithCode text={what} />
          </li>
        ))}
      </ul>
      <p>
        <TextWithCode text={refusal.hint} />
      </p>
    </div>
  );
}
