import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { AuditAction } from '../contract/desk.ts';
import { changeAndRecord, recordChange } from '../db/audit.ts';
import { continueSession, type Owner } from '../db/sessions.ts';
import type { DbTransaction, Queries } from '../db/tables.ts';
import { Failure } from '../http/failure.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The bearer token of a request, or null when there is no valid one. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  return bearer.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** A professor's live session. */
export interface ProfessorSession {
  readonly token: string;
  readonly professor: Owner;
}

/** The live session of a request. Throws session-invalid. */
export async function requireSession({ db, now }: Context, request: FastifyRequest): Promise<ProfessorSession> {
  const token = tokenOf(request);
  const professor = token === null ? null : await continueSession(db, token, now());
  if (token === null || professor === null) throw new Failure('session-invalid', 'Invalid or expired session');
  return { token, professor };
}

/** Gives what the professor's calls share: a hook that admits the professor alone, and the list of changes. */
export function createAdmission(context: Context) {
  const { db, now, makeId } = context;
  const sessions = new WeakMap<FastifyRequest, ProfessorSession>();

  return {
    /** A hook that throws session-invalid before the body is read. */
    admit: async (request: FastifyRequest) => void sessions.set(request, await requireSession(context, request)),
    /** The session of a request that was admitted. */
    sessionOf: (request: FastifyRequest) => {
      const session = sessions.get(request);
      if (session === undefined) throw new Failure('session-invalid', 'Invalid or expired session');
      return session;
    },
    /** Records what a professor did: a change, in the transaction that makes it. */
    note: (queries: Queries, { professor }: ProfessorSession, action: AuditAction, subject: string | null = null) =>
      recordChange(queries, makeId, { professor: professor.email, action, subject, at: now() }),
    /** Makes a change and records it, both or none; `make` throws when there is nothing to change. */
    change: <T>(
      { professor }: ProfessorSession,
      action: AuditAction,
      subject: string,
      make: (transaction: DbTransaction) => Promise<T>,
    ) => changeAndRecord(db, makeId, { professor: professor.email, action, subject, at: now() }, make),
  };
}
