import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { continueSession } from '../db/sessions.ts';
import { Failure } from '../http/failure.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The token in the authorisation header, or null when there is none of our form. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  return bearer.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** The token of a professor's live session. Throws session-invalid. */
export async function requireSession({ db, now }: Context, request: FastifyRequest): Promise<string> {
  const token = tokenOf(request);
  if (token === null || !(await continueSession(db, token, now()))) {
    throw new Failure('session-invalid', 'Invalid or expired session');
  }
  return token;
}
