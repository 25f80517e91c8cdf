import { type Ref, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { QuestionnairePage, Shown } from '../../content/types.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { AboutYou } from './about-you.tsx';
import { lastStep, stepTitles } from './fields.ts';
import { Participate } from './participate.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { SendProgress } from './send-progress.tsx';
import { YourInterest } from './your-interest.tsx';

interface StepFormProps {
  readonly store: QuestionnaireStore;
  readonly page: Shown<QuestionnairePage>;
}

/** Shows one step at a time. Only the button submits: Enter in a field does nothing. */
export function StepForm({ store, page }: StepFormProps) {
  const { step, moving, submitting, outcome, next, previous, submit } = useStore(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef(false);
  const website = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const left = moving || outcome?.success === true;
    if (leaving.current && !left) heading.current?.focus();
    leaving.current = left;
  }, [moving, outcome]);

  return (
    <form className="step-form" noValidate onSubmit={(event) => event.preventDefault()}>
      <h2 ref={heading} tabIndex={-1}>
        {stepTitles[step]}
      </h2>
      <p className="quiet">
        {step === 0 ? 'All six fields are required.' : 'Everything not marked as optional is required.'}
      </p>
      <ProblemSummary store={store} page={page} />
      {moving ? (
        <p className="spinner" role="status">
          <span className="visually-hidden">One moment...</span>
        </p>
      ) : (
        <fieldset className="step-fields" disabled={submitting}>
          <legend className="visually-hidden">{stepTitles[step]}</legend>
          {step === 0 && <AboutYou store={store} />}
          {step === 1 && <YourInterest store={store} page={page} />}
          {step === 2 && <Participate store={store} page={page} />}
        </fieldset>
      )}
      <Honeypot field={website} />
      <SendProgress store={store} />
      <div className="step-actions">
        <button
          type="button"
          className="button-quiet"
          disabled={step === 0 || moving || submitting}
          onClick={() => void previous()}
        >
          Previous
        </button>
        {step === lastStep ? (
          <ActionButton
            disabled={moving}
            doing={submitting && 'Submitting...'}
            onClick={() => void submit(website.current?.value ?? '')}
          >
            Submit
          </ActionButton>
        ) : (
          <ActionButton disabled={moving} onClick={() => void next()}>
            Next
          </ActionButton>
        )}
      </div>
      <p className="quiet">Your draft is saved in this tab until you submit.</p>
    </form>
  );
}

/**
 * A field that only programs fill in. What fills in forms for people, browsers and password managers, leaves out a field
 * that is read-only, or that names the manager's own mark: 1Password, LastPass, Bitwarden, Dashlane.
 */
function Honeypot({ field }: { field: Ref<HTMLInputElement> }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Website{' '}
        <input
          ref={field}
          type="text"
          name="website"
          tabIndex={-1}
          readOnly
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </label>
    </div>
  );
}
