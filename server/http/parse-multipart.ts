import { Failure } from './failure.ts';

export interface FormPart {
  readonly name: string;
  /** Given for a file; empty when none was chosen. */
  readonly filename: string | undefined;
  readonly content: Buffer;
}

const mostParts = 24;
const longestBoundary = 70;
const longestHead = 8192;
const boundaryPattern = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i;
const disposition = /^content-disposition:[ \t]*form-data(?=[ \t]*;)/im;
const parameter = /[ \t]*;[ \t]*([\w*-]+)=(?:"((?:[^"\\\r\n]|\\.)*)"|([^\s;"]*))/gy;

function malformed(): Failure {
  return new Failure('body-malformed', 'Malformed multipart body');
}

/**
 * The bytes between the boundaries. A whole body is searched, since a stream parser hands out each near boundary as a
 * piece of its own, and ten megabytes of them fill the memory.
 */
function splitParts(body: Buffer, boundary: string): Buffer[] {
  const lines = Buffer.concat([Buffer.from('\r\n'), body]);
  const mark = Buffer.from(`\r\n--${boundary}`);
  const parts: Buffer[] = [];
  let begin = -1;
  for (let at = lines.indexOf(mark); at !== -1; at = lines.indexOf(mark, at + mark.length)) {
    const next = at + mark.length + 2;
    const follows = lines.toString('latin1', next - 2, next);
    if (follows !== '--' && follows !== '\r\n') continue;
    if (begin !== -1) parts.push(lines.subarray(begin, Math.max(begin, at)));
    if (parts.length > mostParts) throw new Failure('too-many-fields', 'The form has too many fields');
    if (follows === '--') return parts;
    begin = next;
  }
  throw malformed();
}

function readPart(part: Buffer): FormPart {
  const end = part.subarray(0, longestHead).indexOf('\r\n\r\n');
  if (end === -1) throw malformed();
  const head = part.toString('utf8', 0, end);
  const found = disposition.exec(head);
  if (found === null) throw malformed();
  const given = new Map<string, string>();
  parameter.lastIndex = found.index + found[0].length;
  for (const [, key = '', quoted, bare = ''] of head.matchAll(parameter))
    given.set(key.toLowerCase(), quoted?.replace(/\\(["\\])/g, '$1') ?? bare);
  const name = given.get('name');
  if (name === undefined || name in Object.prototype) throw malformed();
  return { name, filename: given.get('filename'), content: part.subarray(end + 4) };
}

/**
 * Parses a multipart body, fields and files alike as bytes. Throws body-malformed when it is cut or broken,
 * too-many-fields beyond 24 parts.
 */
export function parseMultipart(body: Buffer, contentType: string): FormPart[] {
  const [, quoted, bare] = boundaryPattern.exec(contentType) ?? [];
  const boundary = quoted ?? bare ?? '';
  if (boundary === '' || boundary.length > longestBoundary) throw malformed();
  const parts = splitParts(body, boundary);
  if (parts.length === 0) throw malformed();
  return parts.map(readPart);
}
