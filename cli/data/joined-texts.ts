import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * Two texts that mostly say the same. A watch keeps them for every page and reads them only when it writes the lists of
 * the whole site; a large site keeps them compressed, in a fifth of the memory.
 */
export interface JoinedTexts {
  readonly joined: string | Uint8Array;
  /** The length of the first text in characters. */
  readonly firstLength: number;
}

export function joinTexts(first: string, second: string, isCompressed: boolean): JoinedTexts {
  const joined = first + second;
  // A copy, because what zlib returns keeps a buffer of 16 KB in memory.
  const kept = isCompressed ? new Uint8Array(deflateRawSync(joined, { level: 1 })) : joined;
  return { joined: kept, firstLength: first.length };
}

export function isSameJoined(before: JoinedTexts, after: JoinedTexts): boolean {
  return before.firstLength === after.firstLength && readJoined(before) === readJoined(after);
}

export function readFirst(texts: JoinedTexts): string {
  return readJoined(texts).slice(0, texts.firstLength);
}

export function readSecond(texts: JoinedTexts): string {
  return readJoined(texts).slice(texts.firstLength);
}

function readJoined({ joined }: JoinedTexts): string {
  return typeof joined === 'string' ? joined : inflateRawSync(joined).toString();
}
