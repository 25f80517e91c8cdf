import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from '../http/answer-failure.ts';
import { setHeaders } from '../http/headers.ts';
import type { BuiltSite } from './read-site.ts';
import { sendNotFound } from './serve-site.ts';

/**
 * Answers what the router refuses before any route or hook: a path that cannot be decoded gets the not-found page of
 * its section with 400, a call gets its failure.
 */
export async function answerMalformed(
  built: BuiltSite,
  error: { readonly code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  setHeaders(request, reply);
  const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/');
  const site = isPage && error.code === 'FST_ERR_BAD_URL' ? await built.read() : null;
  if (site === null) return answerFailure(error, request, reply);
  return sendNotFound(reply.code(400), site, request.url);
}
