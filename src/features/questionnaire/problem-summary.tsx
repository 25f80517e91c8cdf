import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { fieldId, fields } from './fields.ts';
import { bannerText, missingRequired, type QuestionnaireStore } from './questionnaire-store.ts';

/**
 * The problems that block the next step, with a link to each field, which says what is wrong. It gets the focus when it
 * appears.
 */
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
      <div className="banner" id="problem-summary">
        <Cross />
        <p>{missingRequired(state) ? <WithoutEmoji text={bannerText} /> : 'Some answers need to be corrected.'}</p>
      </div>
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
              {fields[field].label.replace(/ \(.*\)$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 3 13 13M13 3 3 13" />
    </svg>
  );
}

/** A message whose emoji is drawn beside it instead, because not every device has it. */
function WithoutEmoji({ text }: { text: string }) {
  const [sign = '', ...words] = text.split(' ');
  return (
    <>
      <span className="visually-hidden">{`${sign} `}</span>
      {words.join(' ')}
    </>
  );
}
