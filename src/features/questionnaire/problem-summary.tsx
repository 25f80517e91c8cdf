import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { fieldId } from './fields.ts';
import { bannerText, missingRequired, type QuestionnaireStore } from './questionnaire-store.ts';

/** What stands in the way of the next step, with a link to each field. It takes the focus when it appears. */
export function ProblemSummary({ store }: { store: QuestionnaireStore }) {
  const state = useStore(store);
  const { problems, refused, refusals, outcome } = state;
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (refusals > 0 && outcome === null) summary.current?.focus();
  }, [refusals, outcome]);

  if (!refused) return null;
  return (
    <section className="problem-summary" ref={summary} tabIndex={-1} aria-labelledby="problem-summary">
      <p className="banner" id="problem-summary">
        {missingRequired(state) ? bannerText : 'Some answers need to be corrected.'}
      </p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
