import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { continueSession, type Owner } from '../db/sessions.ts';
import { Failure } from '../http/failure.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The token in the authorisation header, or null when there is none of our form. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  return bearer.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** A professor's live session. */
export interface ProfessorSession {
  readonly token: string;
  readonly professor: Owner;
}

/** The live session that a request belongs to. Throws session-invalid. */
export async function requireSession({ db, now }: Context, request: FastifyRequest): Promise<ProfessorSession> {
  const token = tokenOf(request);
  const professor = token === null ? null : await continueSession(db, token, now());
  if (token === null || professor === null) throw new Failure('session-invalid', 'Invalid or expired session');
  return { token, professor };
}
