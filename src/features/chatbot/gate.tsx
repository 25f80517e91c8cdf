import { useRef } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import { CurveFamily } from '../../ui/curve-family.tsx';
import { Field } from '../../ui/field.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ChatbotStore } from './chatbot-state.ts';

interface GateProps {
  readonly name: string;
  readonly store: ChatbotStore;
  readonly onOpened: () => void;
}

/** The form for an e-mail address that comes before the chat, over the curves of a site that has them, which it blurs. */
export function Gate({ name, store, onOpened }: GateProps) {
  const { candidate, verifying, gateProblem, typeCandidate, verify } = useStore(store);
  const input = useRef<HTMLInputElement>(null);

  async function submit() {
    await verify();
    const { email, gateProblem } = store.getState();
    if (email !== null) onOpened();
    else if (gateProblem?.kind === 'typo') input.current?.focus();
  }

  return (
    <section className="gate" aria-labelledby="gate">
      <CurveFamily />
      <CurveFamily className="gate-blurred" />
      <form
        className="gate-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id="gate">Access {name}</h2>
        <Field
          id="gate-email"
          label="Please enter your email to continue"
          problem={gateProblem?.kind === 'typo' ? gateProblem.text : null}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="email"
              name="email"
              autoComplete="email"
              required
              value={candidate}
              onChange={(event) => typeCandidate(event.target.value)}
            />
          )}
        </Field>
        <ActionButton type="submit" disabled={candidate.trim() === ''} doing={verifying && 'Verifying...'}>
          Verify Email
        </ActionButton>
        <div role="alert">
          {gateProblem?.kind === 'refused' && (
            <div className="gate-refused">
              <p className="result-bad">{gateProblem.text}</p>
              <SiteLink className="button-quiet" href="/questionnaire">
                Go to Questionnaire
              </SiteLink>
            </div>
          )}
        </div>
      </form>
    </section>
  );
}
