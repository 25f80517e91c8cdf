import type { LoginRequest } from '../../server/contract/login.ts';
import type { Api } from './api.ts';
import { explainRefusal } from './api-answer.ts';
import type { Slot } from './storage.ts';
import { checkEmail } from './text-checks.ts';

/** What is wrong with a login, and the field that it concerns. */
export interface LoginProblem {
  readonly text: string | null;
  readonly field: string | null;
}

type LoginOutcome =
  | { readonly token: string }
  /** The password is right, and the account wants a code as well. */
  | { readonly wantsCode: true }
  /** `isSent`: the server has refused it, or was not reached; otherwise it was never asked. */
  | { readonly problem: LoginProblem; readonly isSent: boolean };

/** What is wrong with a login before it is sent. */
function findProblem({ email, password, code }: LoginRequest): LoginProblem | null {
  const wrongEmail = email.trim() === '' ? 'Enter your email address' : checkEmail(email);
  if (wrongEmail !== null) return { text: wrongEmail, field: 'email' };
  if (password === '') return { text: 'Enter your password', field: 'password' };
  return code === '' ? { text: 'Enter the code', field: 'code' } : null;
}

/**
 * Logs the professor in. `lastToken` keeps the last token that our own server gave: it stays after the logout, so that
 * the next login shows that it comes from here.
 */
export async function logIn(login: Api['login'], lastToken: Slot, request: LoginRequest): Promise<LoginOutcome> {
  const problem = findProblem(request);
  if (problem !== null) return { problem, isSent: false };
  const answer = await login({ ...request, email: request.email.trim() }, lastToken.read());
  if (answer.ok) {
    const { token, identifiesBrowser } = answer.data;
    lastToken.write(identifiesBrowser ? token : null);
    return { token };
  }
  if (answer.code === 'code-required') return { wantsCode: true };
  // Our own server refuses with a code. Without one it may be another backend, and the token means nothing to it.
  if (answer.status >= 400 && answer.status < 500 && answer.code === null) lastToken.write(null);
  const text = answer.status === 401 && answer.field === null ? null : explainRefusal(answer);
  return { problem: { text, field: answer.field }, isSent: true };
}
