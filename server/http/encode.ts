import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthwhile = 1024;

type Encoding = 'br' | 'gzip';

/** A text and, made when first asked for, its compressed forms. */
export interface Encoded {
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

export interface Encodings {
  readonly of: (version: string, make: () => Promise<string>) => Promise<Encoded>;
}

/** Keeps the last `kept` answers by version, so that a list that has not changed is neither read nor written again. */
export function createEncodings(kept: number): Encodings {
  const known = new Map<string, Promise<Encoded>>();
  return {
    of: (version, make) => {
      const found = known.get(version);
      if (found !== undefined) return found;
      const encoded = make().then(encode);
      encoded.catch(() => known.delete(version));
      if (known.size >= kept) known.delete(known.keys().next().value ?? '');
      known.set(version, encoded);
      return encoded;
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

/** Sends a text in the smallest form that the client takes. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: Encoded,
  type = 'application/json',
): Promise<FastifyReply> {
  reply.type(`${type}; charset=utf-8`);
  const encoding = encoded.plain.length < worthwhile ? null : encodingFor(request);
  if (encoding === null) return reply.send(encoded.plain);
  return reply.header('content-encoding', encoding).send(await encoded.as(encoding));
}

/** Whether the client has what an ETag stands for. */
export function isKnownTo(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known === etag || known.split(',').some((tag) => tag.trim() === etag);
}

/** The `Vary` header of an answer that depends on one more header. */
export function varyBy(reply: FastifyReply, header: string): string {
  const others = reply.getHeader('vary');
  return others === undefined ? header : `${others}, ${header}`;
}
