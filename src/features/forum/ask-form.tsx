import { useRef } from 'react';
import { useStore } from 'zustand';
import { limits } from '../../lib/limits.ts';
import { checkText } from '../../lib/text-checks.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Field, FieldProblem } from '../../ui/field.tsx';
import type { ForumStore } from './forum-state.ts';

export function AskForm({ store }: { store: ForumStore }) {
  const { question, asking, asked, askProblem, canMail, email, emailProblem, mailed } = useStore(store);
  const { typeQuestion, typeEmail, ask } = store.getState();
  const input = useRef<HTMLTextAreaElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);

  async function send() {
    await ask();
    const problems = store.getState();
    if (problems.emailProblem !== null) emailInput.current?.focus();
    else if (problems.askProblem !== null) input.current?.focus();
  }

  return (
    <form
      className="ask needs-scripts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor="question">Your question</label>
      <textarea
        id="question"
        ref={input}
        rows={3}
        placeholder="Enter your doubt or query"
        value={question}
        aria-invalid={checkText(question, limits.question) !== null}
        aria-describedby="question-hint question-problem"
        onChange={(event) => typeQuestion(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      <FieldProblem id="question" problem={askProblem} />
      {canMail && (
        <Field
          id="question-email"
          label="Email, to hear of the reply (optional)"
          hint="Never shown, used once, then deleted."
          problem={emailProblem}
        >
          {(control) => (
            <input
              {...control}
              ref={emailInput}
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => typeEmail(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="ask-row">
        <p className="field-hint" id="question-hint">
          Posted publicly and anonymously.
        </p>
        <ActionButton type="submit" doing={asking && 'Sending...'}>
          Send
        </ActionButton>
      </div>
      <p className="ask-done" role="status">
        {asked !== null && 'Your question was sent.'}
        {asked !== null &&
          mailed === 'sent' &&
          ' Open the link in the email that you get now, and you will hear of the reply.'}
        {asked !== null && mailed === 'failed' && ' The email address was not taken.'}
      </p>
    </form>
  );
}
