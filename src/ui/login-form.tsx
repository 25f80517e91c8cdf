import { type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LoginRequest } from '../../server/contract/login.ts';
import type { LoginProblem } from '../lib/log-in.ts';
import { ActionButton } from './action-button.tsx';
import { Field } from './field.tsx';

interface LoginFormProps {
  readonly working: boolean;
  readonly problem: LoginProblem | null;
  /** The account has a second factor: its code is asked for too. */
  readonly wantsCode: boolean;
  readonly onLogin: (request: LoginRequest) => void;
  /** Shown beside the button. */
  readonly children?: ReactNode;
}

export function LoginForm({ working, problem, wantsCode, onLogin, children }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const field = problem?.field ?? (wantsCode ? 'code' : null);

  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [field]);

  function input(name: 'email' | 'password' | 'code', label: string, rest: InputHTMLAttributes<HTMLInputElement>) {
    return (
      <Field id={`login-${name}`} label={label} problem={problem?.field === name ? problem.text : null}>
        {(control) => <input {...control} name={name} required {...rest} />}
      </Field>
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onLogin({ email, password, ...(wantsCode ? { code } : {}) });
      }}
    >
      <div className="dialog-problem" role="alert">
        {problem !== null && problem.field === null && <p>{problem.text}</p>}
      </div>
      {input('email', 'Email', {
        type: 'email',
        autoComplete: 'username',
        value: email,
        onChange: ({ target }) => setEmail(target.value),
      })}
      {input('password', 'Password', {
        type: 'password',
        autoComplete: 'current-password',
        value: password,
        onChange: ({ target }) => setPassword(target.value),
      })}
      {wantsCode &&
        input('code', 'Code of your authenticator app, or a recovery code', {
          autoComplete: 'one-time-code',
          autoCapitalize: 'none',
          spellCheck: false,
          value: code,
          onChange: ({ target }) => setCode(target.value),
        })}
      <div className="dialog-actions">
        <ActionButton type="submit" doing={working && 'Logging in...'}>
          Login
        </ActionButton>
        {children}
      </div>
    </form>
  );
}
