import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { Failure } from './failure.ts';

export interface FormPart {
  readonly name: string;
  /** Given for a file; empty when none was chosen. */
  readonly filename: string | undefined;
  readonly content: Buffer;
}

const mostParts = 24;
const longestBoundary = 70;
const boundaryPattern = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i;

function malformed(): Failure {
  return new Failure('body-malformed', 'Malformed multipart body');
}

function collect(stream: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', reject);
  });
}

/**
 * Parses a multipart body, fields and files alike as bytes. Throws body-malformed when it is cut or broken,
 * too-many-fields beyond 24 parts.
 */
export async function parseMultipart(body: Buffer, contentType: string): Promise<FormPart[]> {
  const [, quoted, bare] = boundaryPattern.exec(contentType) ?? [];
  const boundary = quoted ?? bare ?? '';
  if (boundary === '' || boundary.length > longestBoundary) throw malformed();
  const parts: Promise<FormPart>[] = [];
  let failure: Failure | null = null;
  await new Promise<void>((resolve) => {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { parts: mostParts, headerPairs: 20, headerSize: 8192 },
      // Every part is read as bytes: fields are decoded later, where invalid UTF-8 is refused.
      isPartAFile: () => true,
    });
    const fail = (reason: Failure) => {
      failure ??= reason;
      resolve();
    };
    parser.on('file', (name: string | undefined, stream: Readable, filename: string | undefined) => {
      const content = collect(stream);
      content.catch(() => fail(malformed()));
      if (name === undefined || name in Object.prototype) return fail(malformed());
      parts.push(content.then((bytes) => ({ name, filename, content: bytes })));
    });
    parser.on('partsLimit', () => fail(new Failure('too-many-fields', 'The form has too many fields')));
    parser.on('error', () => fail(malformed()));
    parser.on('finish', resolve);
    parser.end(body);
  }).catch(() => {
    failure ??= malformed();
  });
  for (const part of parts) part.catch(() => {});
  if (failure !== null) throw failure;
  if (parts.length === 0) throw malformed();
  return Promise.all(parts);
}
