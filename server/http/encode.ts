import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthwhile = 1024;

type Encoding = 'br' | 'gzip';

/** A text and its compressed forms, which are made when first needed. */
interface Encoded {
  readonly plain: Buffer;
  readonly as: (encoding: Encoding) => Promise<Buffer>;
}

function encode(text: string): Encoded {
  const plain = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  const make = (encoding: Encoding) =>
    encoding === 'br'
      ? compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : compressGzip(plain);
  return {
    plain,
    as: (encoding) => {
      const known = made.get(encoding) ?? make(encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.replace(/;.*/, ''));
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

function isKnownTo(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known === etag || known.split(',').some((tag) => tag.trim() === etag);
}

function varyByEncoding(reply: FastifyReply): string {
  const others = reply.getHeader('vary');
  return others === undefined ? 'accept-encoding' : `${others}, accept-encoding`;
}

/**
 * Sends the text that `make` gives in the smallest form that the client accepts, or 304 when the client has this ETag
 * already.
 */
export type SendVersion = (
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  make: () => Promise<string>,
  type?: string,
) => Promise<FastifyReply>;

/** Caches the last `kept` answers by type and ETag, so that an unchanged list is neither read nor compressed again. */
export function createVersionSender(kept: number): SendVersion {
  const known = new Map<string, Promise<Encoded>>();

  function encodeOnce(key: string, make: () => Promise<string>): Promise<Encoded> {
    const found = known.get(key);
    if (found !== undefined) return found;
    const encoded = make().then(encode);
    encoded.catch(() => known.delete(key));
    if (known.size >= kept) known.delete(known.keys().next().value ?? '');
    known.set(key, encoded);
    return encoded;
  }

  return async (request, reply, etag, make, type = 'application/json') => {
    reply.headers({ 'cache-control': 'no-cache', etag, vary: varyByEncoding(reply) });
    if (isKnownTo(request, etag)) return reply.code(304).send();
    const encoded = await encodeOnce(`${type} ${etag}`, make);
    reply.type(`${type}; charset=utf-8`);
    const encoding = encoded.plain.length < worthwhile ? null : encodingFor(request);
    if (encoding === null) return reply.send(encoded.plain);
    return reply.header('content-encoding', encoding).send(await encoded.as(encoding));
  };
}
