import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { DrawnEmoji } from './drawn-emoji.tsx';
import { fieldId, type Questions, shortLabelOf } from './fields.ts';
import { bannerText, missingRequired, type QuestionnaireStore } from './questionnaire-store.ts';

/**
 * The problems that block the next step, with a link to each field, which says what is wrong. It gets the focus when it
 * appears.
 */
export function ProblemSummary({ store, page }: { store: QuestionnaireStore; page: Questions }) {
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
        <DrawnEmoji text={missingRequired(state) ? bannerText : '❌ Some answers need to be corrected.'} />
      </p>
      <ul>
        {problems.map(({ field }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {shortLabelOf(field, page)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
