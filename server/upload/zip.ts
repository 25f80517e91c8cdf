import { createInflateRaw } from 'node:zlib';

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntry = Buffer.from('PK\x01\x02', 'latin1');
const localHeader = Buffer.from('PK\x03\x04', 'latin1');
const descriptor = Buffer.from('PK\x07\x08', 'latin1');
const endLength = 22;
const entryLength = 46;
const headerLength = 30;
const mostEntries = 5000;
/** The most bytes of an unpacked document; a proposal with pictures stays far below. */
const mostUnpacked = 200 * 1024 * 1024;
const stored = 0;
const deflated = 8;
const encrypted = 0x1;
/** The flag for sizes that follow the content. */
const sizesFollow = 0x8;

export interface ZipEntry {
  readonly name: string;
  /** The bytes in the archive. */
  readonly packed: Buffer;
  readonly isDeflated: boolean;
  /** The unpacked size that the archive claims. */
  readonly size: number;
}

interface Listed {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly at: number;
}

interface Directory {
  readonly entries: readonly Listed[];
  readonly at: number;
}

function readDirectory(content: Buffer): Directory | null {
  const end = content.lastIndexOf(endOfDirectory);
  if (end < 0 || end + endLength > content.length) return null;
  // Nothing may follow the end but the comment that it announces.
  if (end + endLength + content.readUInt16LE(end + 20) !== content.length) return null;
  const count = content.readUInt16LE(end + 10);
  if (count > mostEntries || count !== content.readUInt16LE(end + 8)) return null;
  const entries: Listed[] = [];
  const start = content.readUInt32LE(end + 16);
  let at = start;
  for (let read = 0; read < count; read += 1) {
    if (at + entryLength > end || !content.subarray(at, at + 4).equals(directoryEntry)) return null;
    const nameLength = content.readUInt16LE(at + 28);
    entries.push({
      name: content.subarray(at + entryLength, at + entryLength + nameLength),
      flags: content.readUInt16LE(at + 8),
      method: content.readUInt16LE(at + 10),
      packedSize: content.readUInt32LE(at + 20),
      size: content.readUInt32LE(at + 24),
      at: content.readUInt32LE(at + 42),
    });
    at += entryLength + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return at === end ? { entries, at: start } : null;
}

/** The offset behind the sizes that follow an entry's content; -1 when they differ from the directory's. */
function skipDescriptor(content: Buffer, { packedSize, size }: Listed, at: number): number {
  const sizesAt = content.subarray(at, at + 4).equals(descriptor) ? at + 8 : at + 4;
  if (sizesAt + 8 > content.length) return -1;
  return content.readUInt32LE(sizesAt) === packedSize && content.readUInt32LE(sizesAt + 4) === size ? sizesAt + 8 : -1;
}

/** Reads a listed entry and the offset of the next one; null when its own header differs from the directory. */
function readEntry(content: Buffer, listed: Listed): { readonly entry: ZipEntry; readonly next: number } | null {
  const { name, method, packedSize, size, at } = listed;
  if (at + headerLength > content.length || !content.subarray(at, at + 4).equals(localHeader)) return null;
  const flags = content.readUInt16LE(at + 6);
  if (((flags | listed.flags) & encrypted) !== 0 || (method !== stored && method !== deflated)) return null;
  if (content.readUInt16LE(at + 8) !== method) return null;
  const nameEnd = at + headerLength + content.readUInt16LE(at + 26);
  if (!content.subarray(at + headerLength, nameEnd).equals(name)) return null;
  const isFollowed = (flags & sizesFollow) !== 0;
  const isSame = content.readUInt32LE(at + 18) === packedSize && content.readUInt32LE(at + 22) === size;
  if (!isFollowed && !isSame) return null;
  const start = nameEnd + content.readUInt16LE(at + 28);
  const packed = content.subarray(start, start + packedSize);
  if (packed.length !== packedSize || (method === stored && packedSize !== size)) return null;
  const next = isFollowed ? skipDescriptor(content, listed, start + packedSize) : start + packedSize;
  return { entry: { name: name.toString('utf8'), packed, isDeflated: method === deflated, size }, next };
}

/**
 * The entries of a ZIP archive, without unpacking anything. Null for a broken one, one that claims to unpack beyond 200
 * MB, and one that hides something: each byte must belong to one entry of the directory, no two entries may have the
 * same name, and each entry's own header must agree with the directory.
 */
export function readZip(content: Buffer): readonly ZipEntry[] | null {
  const directory = readDirectory(content);
  if (directory === null) return null;
  const found: ZipEntry[] = [];
  let at = 0;
  for (const listed of [...directory.entries].sort((a, b) => a.at - b.at)) {
    const read = listed.at === at ? readEntry(content, listed) : null;
    if (read === null) return null;
    found.push(read.entry);
    at = read.next;
  }
  if (at !== directory.at) return null;
  const names = new Set(found.map(({ name }) => name.toLowerCase()));
  const unpacked = found.reduce((sum, { size }) => sum + size, 0);
  return names.size === found.length && unpacked <= mostUnpacked ? found : null;
}

/**
 * Unpacks an entry in chunks, off the main thread, to count its bytes; keeps the first `most` of them. Null when their
 * number is not what it claims.
 */
async function unpack({ packed, isDeflated, size }: ZipEntry, most: number): Promise<Buffer | null> {
  if (!isDeflated) return packed.subarray(0, most);
  const inflate = createInflateRaw();
  inflate.end(packed);
  const head: Buffer[] = [];
  let [count, kept] = [0, 0];
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      count += chunk.length;
      if (count > size) return null;
      if (kept < most) head.push(chunk.subarray(0, most - kept));
      kept = Math.min(most, count);
    }
  } catch {
    return null;
  }
  return count === size && inflate.bytesWritten === packed.length ? Buffer.concat(head) : null;
}

/** True when every entry unpacks to the size that it claims. */
export async function isHonest(entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries) if ((await unpack(entry, 0)) === null) return false;
  return true;
}

/** The text of an entry, or null when it does not exist or is longer than 1 MB. */
export async function readText(entries: readonly ZipEntry[], name: string): Promise<string | null> {
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined || entry.size > 1024 * 1024) return null;
  return (await unpack(entry, entry.size))?.toString('utf8') ?? null;
}
