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

/** Signs that the program made from which a text was copied, by what is said of them, and the letters that they stand for. */
const oddities: readonly (readonly [said: RegExp, title: string, odd: RegExp, meant: (signs: string) => string])[] = [
  [/soft hyphen|without width/, 'Take out what cannot be seen', /[\u00ad\u200b\u2060\ufeff]/g, () => ''],
  [/ligature/, 'Write the letters one by one', /[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC')],
  [/^The accents/, 'Write the letters with their accents', /\p{L}\p{M}+/gu, (sign) => sign.normalize('NFC')],
  [/saved in one encoding/, 'Write the letters that were meant', /[\u0080-\u{10ffff}]+/gu, readAnew],
];

/** Each of such signs becomes the letters that it stands for. */
export const fixOddity: Fixer = (one) =>
  oddities
    .filter(([said]) => said.test(one.problem.reason))
    .slice(0, 1)
    .map(([, title, odd, meant]) => rewrite(one, title, one.text.replace(odd, meant)));

/** The byte that a sign is in Windows-1252, in which a text of UTF-8 was read by mistake. */
function byteOf(sign: string): number | undefined {
  const index = windowsSigns.indexOf(sign);
  const code = index === -1 ? sign.codePointAt(0) : 0x80 + index;
  return code !== undefined && code < 256 ? code : undefined;
}

/** The letters whose bytes were taken for other letters; the signs themselves where they are no such bytes. */
function readAnew(signs: string): string {
  const bytes = Array.from(signs, byteOf);
  if (!bytes.every((byte) => byte !== undefined)) return signs;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return signs;
  }
}
