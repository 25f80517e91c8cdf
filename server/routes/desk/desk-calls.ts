import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { anyId } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { check, checkId } from '../../http/check.ts';
import { Failure } from '../../http/failure.ts';
import { limitReading } from '../../http/limit-reading.ts';
import { createAdmission, type ProfessorSession } from '../session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Handler = (session: ProfessorSession, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface DeskCalls extends ReturnType<typeof createAdmission> {
  /** Adds a call for the professor alone: rate-limited and never cached. A handler without a result answers 204. */
  readonly add: (method: Method, url: string, handler: Handler) => void;
}

/** Gives what the modules of the desk add their calls with. */
export function createDeskCalls(app: FastifyInstance, context: Context): DeskCalls {
  const countCall = limitReading(context.config.LIMIT_DESK, context.now);
  const admission = createAdmission(context);
  return {
    ...admission,
    add: (method, url, handler) => {
      app.route({
        method,
        url,
        ...(method === 'POST' || method === 'PUT' ? { config: { body: 'json' as const } } : {}),
        onRequest: async (request) => {
          countCall(request.network);
          await admission.admit(request);
        },
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const answer = await handler(admission.sessionOf(request), request, reply);
          // A reply that is awaited gives nothing, once it is sent.
          return answer === undefined && !reply.sent ? reply.code(204).send() : answer;
        },
      });
    },
  };
}

/** The Content-Disposition that makes a browser save a response under a name. */
export function saveAs(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;
}

const beforeQuery = z.object({ before: anyId.optional() });

/** The requested part of a list. */
export function pageOf(request: FastifyRequest): { readonly before: string | undefined; readonly limit: number } {
  return { before: check(beforeQuery, request.query).before, limit: limits.page };
}

/** The id in the path. Throws not-found when it is invalid. */
export function idOf(request: FastifyRequest): string {
  return checkId(request, gone);
}

/** The failure for something that does not exist any more. */
export function gone(): Failure {
  return new Failure('not-found', 'It is not there any more');
}
