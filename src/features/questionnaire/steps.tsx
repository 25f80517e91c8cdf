import { useStore } from 'zustand';
import { stepTitles } from './fields.ts';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** The three steps as a progress line. */
export function Steps({ store }: { store: QuestionnaireStore }) {
  const step = useStore(store, (state) => state.step);
  const progress = `Step ${step + 1} of ${stepTitles.length}`;
  return (
    <div className="steps">
      <progress aria-label="Progress" aria-valuetext={progress} max={stepTitles.length} value={step + 1}>
        {progress}
      </progress>
      <ol>
        {stepTitles.map((title, index) => (
          <li key={title} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
