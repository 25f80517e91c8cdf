import { useStore } from 'zustand';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** The progress of a submission with a file; without one it is too quick to show. */
export function SendProgress({ store }: { store: QuestionnaireStore }) {
  const { submitting, file, progress } = useStore(store);
  if (!submitting || file === null) return null;
  return (
    <p className="send-progress">
      <progress aria-label={`Sending ${file.name}`} max={1} value={progress} /> {Math.round(progress * 100)}% sent
    </p>
  );
}
