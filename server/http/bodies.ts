import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { parseJson } from './parse-json.ts';
import { parseMultipart } from './parse-multipart.ts';
import { type BodyRules, createBudget, readBody } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this call takes; JSON when it is not given. */
    body?: 'json' | 'form';
    /** The most bytes that its body may have. */
    bodyLimit?: number;
  }
}

const KiB = 1024;
const MiB = 1024 * KiB;
const jsonLimit = 64 * KiB;
/** A form and its file on a slow line: five minutes for 10 MB. */
const formPace = { grace: 20_000, slowest: 40 * KiB };
const jsonPace = { grace: 20_000, slowest: Number.POSITIVE_INFINITY };

function unsupported(): Failure {
  return new Failure('type-unsupported', 'The content type is not supported by this call');
}

/** Reads every body with its limits: JSON in UTF-8, or form data where the call takes it. */
export function readBodies(app: FastifyInstance): void {
  const budget = createBudget(96 * MiB);

  function rulesOf(request: FastifyRequest): BodyRules {
    const { body = 'json', bodyLimit = jsonLimit } = request.routeOptions.config;
    return { most: bodyLimit, pace: body === 'form' ? formPace : jsonPace, budget };
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json\s*(;|$)/i, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.routeOptions.config.body === 'form') throw unsupported();
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    if (!/^utf-?8$/i.test(charset)) throw unsupported();
    return parseJson(await readBody(request, payload, rulesOf(request)));
  });
  app.addContentTypeParser(
    /^multipart\/form-data\s*(;|$)/i,
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (request.routeOptions.config.body !== 'form') throw unsupported();
      const bytes = await readBody(request, payload, rulesOf(request));
      return parseMultipart(bytes, request.headers['content-type'] ?? '');
    },
  );
}
