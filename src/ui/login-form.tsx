import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import { Field } from '../../ui/field.tsx';
import type { ForumStore } from './forum-state.ts';

export function LoginForm({ store }: { store: ForumStore }) {
  const { working, dialogProblem, login, cancel } = useStore(store);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const field = dialogProblem?.field;

  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [field]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login(email, password);
      }}
    >
      <div className="dialog-problem" role="alert">
        {field === null && <p>{dialogProblem?.text}</p>}
      </div>
      <Field id="login-email" label="Email" problem={field === 'email' ? dialogProblem?.text : null}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field id="login-password" label="Password" problem={field === 'password' ? dialogProblem?.text : null}>
        {(control) => (
          <input
            {...control}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="dialog-actions">
        <ActionButton type="submit" doing={working && 'Logging in...'}>
          Login
        </ActionButton>
        <button type="button" className="button-quiet" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
