import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Failure } from './failure.ts';
import { decodeUtf8, parseJson } from './parse-json.ts';
import { parseMultipart } from './parse-multipart.ts';
import { type BodyRules, createBodyBudget, readBody } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this call takes; undefined when it takes no body. */
    body?: Body;
    /** The most bytes of its body. */
    bodyLimit?: number;
  }
}

type Body = 'json' | 'form' | 'text';

const KiB = 1024;
const MiB = 1024 * KiB;
const jsonLimit = 64 * KiB;
/** A form and its file on a slow line: five minutes for 10 MB. */
const formPace = { grace: 20_000, slowest: 40 * KiB };
const jsonPace = { grace: 20_000, slowest: Number.POSITIVE_INFINITY };

const types = {
  json: /^application\/json\s*(;|$)/i,
  form: /^multipart\/form-data\s*(;|$)/i,
  text: /^text\/plain\s*(;|$)/i,
} as const;
const charset = /charset\s*=\s*"?([^\s;"]+)/i;

/** True when the headers announce no body, or an uncompressed one of this kind, in UTF-8 where it is text. */
function isTaken(body: Body, headers: IncomingHttpHeaders): boolean {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.toLowerCase() !== 'identity') return false;
  if (type === undefined)
    return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  return types[body].test(type) && (body === 'form' || /^utf-?8$/i.test(charset.exec(type)?.[1] ?? 'utf-8'));
}

/**
 * Refuses a body that the call does not take before any limit counts the request and before it is read. Applies to
 * routes that are added later.
 */
export function refuseOtherBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const body = route.config?.body;
    if (body === undefined) return;
    const refuse: onRequestHookHandler = ({ headers }, _reply, next) => {
      if (isTaken(body, headers)) return next();
      next(new Failure('type-unsupported', 'The content type is not supported by this call'));
    };
    route.onRequest = [refuse, ...[route.onRequest ?? []].flat()];
  });
}

/** Reads bodies within their limits: JSON or plain text in UTF-8, or form data. */
export function readBodies(app: FastifyInstance): void {
  const budget = createBodyBudget(96 * MiB);

  function rulesOf(request: FastifyRequest): BodyRules {
    const { body = 'json', bodyLimit = jsonLimit } = request.routeOptions.config;
    return { most: bodyLimit, pace: body === 'form' ? formPace : jsonPace, budget };
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types.json, async (request: FastifyRequest, payload: IncomingMessage) =>
    parseJson(await readBody(request, payload, rulesOf(request))),
  );
  app.addContentTypeParser(types.text, async (request: FastifyRequest, payload: IncomingMessage) =>
    decodeUtf8(await readBody(request, payload, rulesOf(request))),
  );
  app.addContentTypeParser(types.form, async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await readBody(request, payload, rulesOf(request));
    return parseMultipart(bytes, request.headers['content-type'] ?? '');
  });
}
