import { useStore } from 'zustand';
import { Dialog } from '../../ui/dialog.tsx';
import { DrawnEmoji } from './drawn-emoji.tsx';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** The modal with the result of a submission. */
export function OutcomeDialog({ store }: { store: QuestionnaireStore }) {
  const { outcome, accept } = useStore(store);
  if (outcome === null) return null;
  return (
    <Dialog title={<DrawnEmoji text={outcome.text} />} onClose={accept}>
      {outcome.reason && <p>{outcome.reason}</p>}
      {!outcome.success && <p>Your answers are still here.</p>}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={accept}>
          OK
        </button>
      </div>
    </Dialog>
  );
}
