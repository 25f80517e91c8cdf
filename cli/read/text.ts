import { bisect } from '../core/bisect.ts';
import { decodeUnicode } from '../core/encoding.ts';

/** The largest markdown file that is read, in bytes: about forty thousand words. */
const textLimit = 256 * 1024;

/** What is said of a text with more bytes than are read, or null. */
export function weighText(size: number) {
  if (size <= textLimit) return null;
  return {
    reason: `The file has ${(size / 1024 / 1024).toFixed(1)} MB; ${textLimit / 1024} KB are the limit for text.`,
    hint: 'Split the text, and put pictures and data in `media/`.',
  };
}

/**
 * Decodes a file, without its byte order mark and with `\n` as the only line ending; null if the bytes are not Unicode.
 */
export function decodeText(bytes: Uint8Array): string | null {
  return decodeUnicode(bytes)?.replace(/\r\n?/g, '\n') ?? null;
}

/** Line and column (from 1) of the first byte that is not valid UTF-8. */
export function findBadByte(bytes: Uint8Array): { readonly line: number; readonly column: number } {
  // Each of the beginnings is valid UTF-8 up to the first that holds the byte.
  let good = bisect(bytes.length, (length) => !isPrefixOfUtf8(bytes.subarray(0, length))) - 1;
  let before = decodeText(bytes.subarray(0, good));
  for (; before === null; good -= 1) before = decodeText(bytes.subarray(0, good - 1));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Accepts a character that is cut off at the end. */
function isPrefixOfUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
