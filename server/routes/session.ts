import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { continueSession } from '../db/sessions.ts';
import { Failure } from '../http/failure.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The token of a professor's live session, taken from the authorisation header. Throws session-invalid. */
export async function requireSession({ db, now }: Context, request: FastifyRequest): Promise<string> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || !(await continueSession(db, token, now()))) {
    throw new Failure('session-invalid', 'Invalid or expired session');
  }
  return token;
}
