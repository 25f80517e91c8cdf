import { useStore } from 'zustand';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** How much of a submission with a file has left: only then does it take long enough to be worth telling. */
export function SendProgress({ store }: { store: QuestionnaireStore }) {
  const { submitting, file, progress } = useStore(store);
  if (!submitting || file === null) return null;
  return (
    <p className="send-progress">
      <progress aria-label={`Sending ${file.name}`} max={1} value={progress} /> {Math.round(progress * 100)}% sent
    </p>
  );
}
