import { windowsSigns } from '../../core/encoding.ts';
import { type Fixer, rewrite } from './draft.ts';

/** Characters that nobody can see and that have an effect: they are taken out, and a space is left between two words. */
export const fixControl: Fixer = (one) => {
  const after = one.text.replace(
    /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu,
    (sign: string, index: number) => (/[\v\f\u0085]/.test(sign) && isWithin(one.text, index) ? ' ' : ''),
  );
  return [rewrite(one, 'Take out what cannot be seen', after)];
};

function isWithin(text: string, index: number): boolean {
  return /\S/.test(text[index - 1] ?? ' ') && /\S/.test(text[index + 1] ?? ' ');
}

/** Signs that the program made from which a text was copied: each becomes the letters that it stands for. */
export const fixOddity: Fixer = (one) => {
  const { text, problem } = one;
  if (/soft hyphen|without width/.test(problem.reason))
    return [rewrite(one, 'Take out what cannot be seen', text.replace(/[\u00ad\u200b\u2060\ufeff]/g, ''))];
  if (/ligature/.test(problem.reason))
    return [
      rewrite(
        one,
        'Write the letters one by one',
        text.replace(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC')),
      ),
    ];
  if (/^The accents/.test(problem.reason))
    return [
      rewrite(
        one,
        'Write the letters with their accents',
        text.replace(/\p{L}\p{M}+/gu, (sign) => sign.normalize('NFC')),
      ),
    ];
  if (/saved in one encoding/.test(problem.reason)) {
    const after = text.replace(/[\u0080-\u{10ffff}]+/gu, (signs) => readAnew(signs) ?? signs);
    return [rewrite(one, 'Write the letters that were meant', after)];
  }
  return [];
};

/** The byte that a sign is in Windows-1252, in which a text of UTF-8 was read by mistake. */
function byteOf(sign: string): number | undefined {
  const index = windowsSigns.indexOf(sign);
  const code = index === -1 ? sign.codePointAt(0) : 0x80 + index;
  return code !== undefined && code < 256 ? code : undefined;
}

/** The letters whose bytes were taken for other letters; undefined where the signs are no such bytes. */
function readAnew(signs: string): string | undefined {
  const bytes = Array.from(signs, byteOf);
  if (!bytes.every((byte) => byte !== undefined)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
