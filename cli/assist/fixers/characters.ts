import { rewrite } from '../../check/fixer.ts';
import type { Fixer } from '../../check/rule.ts';
import { windowsSigns } from '../../core/encoding.ts';
import { tableOf } from '../../core/table.ts';
import { controlSigns, hiddenSigns, ligatures } from '../../parse/characters.ts';

/** Removes invisible characters that have an effect; those that break lines become spaces between words. */
export const fixControl: Fixer = (one) => {
  const after = one.text.replace(controlSigns, (sign: string, index: number) =>
    /[\v\f\u0085]/.test(sign) && isWithin(one.text, index) ? ' ' : '',
  );
  return [rewrite(one, 'Take out what cannot be seen', after)];
};

function isWithin(text: string, index: number): boolean {
  return /\S/.test(text[index - 1] ?? ' ') && /\S/.test(text[index + 1] ?? ' ');
}

/** Odd characters from copied text, with the letters that they stand for. */
const oddities = tableOf<readonly [title: string, odd: RegExp, meant: (signs: string) => string]>({
  hidden: ['Take out what cannot be seen', hiddenSigns, () => ''],
  ligature: ['Write the letters one by one', ligatures, (sign) => sign.normalize('NFKC')],
  accents: ['Write the letters with their accents', /\p{L}\p{M}+/gu, (sign) => sign.normalize('NFC')],
  encoding: ['Write the letters that were meant', /[\u0080-\u{10ffff}]+/gu, decodeAgain],
});

/** Replaces odd characters by the letters that they stand for. */
export const fixOddity: Fixer = (one) => {
  const oddity = oddities[one.problem.form ?? ''];
  if (oddity === undefined) return [];
  const [title, odd, meant] = oddity;
  return [rewrite(one, title, one.text.replace(odd, meant))];
};

/** The byte of a character in Windows-1252. */
function byteOf(sign: string): number | undefined {
  const index = windowsSigns.indexOf(sign);
  const code = index === -1 ? sign.codePointAt(0) : 0x80 + index;
  return code !== undefined && code < 256 ? code : undefined;
}

/** Decodes UTF-8 that was read as Windows-1252 by mistake; the text itself if it is not such. */
function decodeAgain(signs: string): string {
  const bytes = Array.from(signs, byteOf);
  if (!bytes.every((byte) => byte !== undefined)) return signs;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return signs;
  }
}
