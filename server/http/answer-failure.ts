import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { classify, type Trouble } from '../db/errors.ts';
import { Failure } from './failure.ts';

const fromFastify: Readonly<Record<string, () => Failure>> = {
  FST_ERR_BAD_URL: () => new Failure('bad-request', 'The address is not valid'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Failure('type-unsupported', 'The content type is not supported by this call'),
  // Of a QUERY, whatever its address.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () =>
    new Failure('type-unsupported', 'The content type is not supported by this call'),
};

type Headers = Readonly<Record<string, string>>;

/** By the status of the errors with which a file is not sent, which may have headers. */
const fromFiles: Readonly<Record<number, (headers: Headers) => Failure>> = {
  412: () => new Failure('precondition-failed', 'The file is not the version that the request is about'),
  416: (headers) =>
    new Failure('range-not-satisfiable', 'The file ends before the part that was asked for', {
      contentRange: headers['Content-Range'],
    }),
};

const fromDatabase: Readonly<Record<Trouble, () => Failure>> = {
  duplicate: () => new Failure('internal', 'Internal error'),
  busy: () => new Failure('database-unavailable', 'The server is busy. Try again in a moment.', { retryAfter: 1 }),
  full: () => new Failure('storage-full', 'Storage is full'),
  unreachable: () =>
    new Failure('database-unavailable', 'The server cannot reach its database. Try again in a moment.', {
      retryAfter: 5,
    }),
};

/** Turns any error of a request into the failure that is answered; an unknown one is answered without its reason. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const trouble = classify(error);
  if (trouble !== null) return fromDatabase[trouble]();
  const { code = '', statusCode = 0, headers = {} } = (error ?? {}) as Partial<FastifyError & { headers: Headers }>;
  return fromFastify[code]?.() ?? fromFiles[statusCode]?.(headers) ?? new Failure('internal', 'Internal error');
}

/** True for the calls that answer as EmailJS does, in plain text. */
function speaksText(url: string): boolean {
  return url.startsWith('/api/v1.0/email/');
}

/** Answers with a failure, as JSON or as plain text for the e-mail calls; unexpected ones are logged. */
export async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const failure = toFailure(error);
  if (failure.status >= 500 && !(error instanceof Failure)) request.log.error({ err: error }, 'a request failed');
  reply.code(failure.status).headers(failure.headers);
  // The rest of a slow body is not waited for.
  if (failure.code === 'timeout') reply.header('connection', 'close');
  if (speaksText(request.url)) return reply.type('text/plain; charset=utf-8').send(failure.message);
  return reply.send(failure.body);
}
