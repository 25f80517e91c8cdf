import { useStore } from 'zustand';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** The most words that a summary should have; nothing enforces it. */
const mostSummaryWords = 200;

/** The live word count of the summary. Only its warning is announced: a number with every word would be noise. */
export function WordCount({ store }: { store: QuestionnaireStore }) {
  const words = useStore(store, ({ answers }) => answers.proposalSummary.match(/\S+/g)?.length ?? 0);
  const over = words > mostSummaryWords;
  return (
    <div className="word-count" data-over={over || undefined}>
      <p>
        {words} of {mostSummaryWords} words
      </p>
      <p role="status">{over && `This is over ${mostSummaryWords} words; you can still submit it.`}</p>
    </div>
  );
}
