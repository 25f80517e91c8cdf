import { decodeAgain } from '../core/encoding.ts';
import type { Mended } from '../core/fix.ts';
import { createProblem, type Problem } from '../core/problem.ts';
import { capitalize } from '../core/text.ts';
import type { Lines } from './lines.ts';

/** Invisible characters that break a feed, a terminal or the order of the letters. */
const controlSigns = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Signs that readers cannot see, and that keep a search from finding the word around them. */
export const hiddenSigns = /[\u00ad\u200b\u2060\ufeff]/gu;

const ligatures = /[\ufb00-\ufb06]/gu;

const names: Readonly<Record<string, string>> = {
  '\u0000': 'a NUL',
  '\u000b': 'a vertical tab, which Word writes for a line break',
  '\u000c': 'a form feed, which stands for a new page',
  '\u001b': 'an escape',
};

function nameControl(sign: string): string {
  if (/[\u202a-\u202e\u2066-\u2069]/.test(sign)) return 'a sign that turns the direction of the letters';
  return names[sign] ?? 'a control character';
}

interface Oddity {
  /** The character; a report quotes the word around it unless the character is clear by itself. */
  readonly pattern: RegExp;
  readonly isAlone?: boolean;
  /** What mends a whole text, found by the name of the oddity. */
  readonly form?: string;
  readonly mend?: Mending;
  readonly reason: (found: string) => string;
  readonly hint: string;
  readonly suggestion?: (found: string) => string | undefined;
}

type Mending = readonly [title: string, odd: RegExp, meant: (signs: string) => string];

const takeOut = 'Take out what cannot be seen';

/** Mistakes of the program that a text was copied from, not of its author. */
const oddities: readonly Oddity[] = [
  {
    form: 'hidden',
    pattern: hiddenSigns,
    reason: (found) =>
      `\`${found.replace(hiddenSigns, '·')}\` holds ${found.includes('\u00ad') ? 'a soft hyphen' : 'a space without width'}, here shown as \`·\`: a search for the word does not find it.`,
    hint: 'Type the word anew.',
    suggestion: (found) => found.replace(hiddenSigns, '') || undefined,
    mend: [takeOut, hiddenSigns, () => ''],
  },
  {
    form: 'ligature',
    pattern: ligatures,
    reason: (found) => `\`${found}\` holds a ligature, as PDFs do: a search for the word does not find it.`,
    hint: 'Type the letters one by one.',
    suggestion: (found) => found.normalize('NFKC'),
    mend: ['Write the letters one by one', ligatures, (sign) => sign.normalize('NFKC')],
  },
  {
    form: 'encoding',
    pattern: /Ã[\u0080-\u00bf©¨¤¶¼¡\u00ad]|â€[\u0080-\u00bf™œ“”˜¦]|Â[\u00a0°§«»]/gu,
    reason: (found) => `\`${found}\` was saved in one encoding and read in another.`,
    hint: 'Type the letters anew, or copy the text once more from its source.',
    mend: ['Write the letters that were meant', /[\u0080-\u{10ffff}]+/gu, decodeAgain],
  },
  {
    pattern: /\ufffd/gu,
    reason: (found) => `\`${found}\` holds the sign for a letter that was lost.`,
    hint: 'Type the word anew.',
  },
  {
    pattern: /(?<=\p{L})-\n(?=\p{Ll})(?!(?:and|or|to) )/gu,
    reason: (found) =>
      `\`${found}\` is a word that was divided at the end of a line, as in PDFs: readers see the hyphen and a space in it.`,
    hint: 'Write the word in one piece.',
  },
  {
    isAlone: true,
    pattern: /\ufffc/gu,
    reason: () => 'A picture or another object stood here where the text was copied from, and did not come along.',
    hint: 'Put the picture in `content/media/` and write `![What it shows](/media/name.png)`, or take the sign out.',
  },
  {
    isAlone: true,
    pattern: /(?<!^[\s>]{0,8})[\ue000-\uf8ff]/gmu,
    reason: (found) => `The sign ${nameCode(found)} belongs to a font of symbols: readers see an empty box.`,
    hint: 'Type the sign itself, or take it out.',
  },
  {
    isAlone: true,
    pattern: /[\u2028\u2029]/gu,
    reason: () => 'A line separator of another program stands here.',
    hint: 'Take it out and begin a new line.',
  },
  {
    form: 'accents',
    pattern: /(?<=[A-Za-z])[\u0300-\u0304\u0306-\u030c\u0327\u0328]/gu,
    reason: (found) =>
      `The accents of \`${found}\` are signs of their own, as some systems write them: a search does not find the word.`,
    hint: 'Type the word anew.',
    suggestion: (found) => found.normalize('NFC'),
    mend: ['Write the letters with their accents', /\p{L}\p{M}+/gu, (sign) => sign.normalize('NFC')],
  },
];

/** Matches every text that may contain an odd character. */
const odd = /[\u00ad\u200b\u2028\u2029\u2060\ufeff\ufb00-\ufb06ÃâÂ\ufffc\ufffd\ue000-\uf8ff]|[\u0300-\u0328]|[^-\s]-\n/;

/** Characters that readers cannot see, or see as boxes: the first of each sort, with the count. */
export function findCharacters(text: string, lines: Lines): Problem[] {
  const [first, ...others] = text.matchAll(controlSigns);
  const problems: Problem[] = [];
  if (first !== undefined) {
    const at = lines.at(first.index, first.index + 1);
    const name = `${capitalize(nameControl(first[0]))} (${nameCode(first[0])})`;
    const reason = `${name} stands here, which nobody can see.${countMore(others)}`;
    const hint = 'Delete it: put the cursor behind it and press Backspace, or type the line anew.';
    problems.push(createProblem('control-character', 'error', { at, reason, hint }));
  }
  if (!odd.test(text)) return problems;
  for (const { pattern, isAlone = false, form, reason, hint, suggestion } of oddities) {
    const [found, ...more] = text.matchAll(pattern);
    if (found === undefined) continue;
    const [start, end] = isAlone ? [found.index, found.index + 1] : findWord(text, found.index);
    const word = text.slice(start, end);
    const sentence = `${reason(word)}${countMore(more.filter(({ index }) => index >= end))}`;
    const finding = { at: lines.at(start, end), form, reason: sentence, hint, suggestion: suggestion?.(word) };
    problems.push(createProblem('odd-character', 'warning', finding));
  }
  return problems;
}

/** Takes invisible characters that have an effect out of a text; those that break lines become spaces between words. */
export function mendControl(text: string): Mended {
  const isWithin = (at: number) => /\S/.test(text[at - 1] ?? ' ') && /\S/.test(text[at + 1] ?? ' ');
  const after = text.replace(controlSigns, (sign: string, index: number) =>
    /[\v\f\u0085]/.test(sign) && isWithin(index) ? ' ' : '',
  );
  return { title: takeOut, after };
}

/** Replaces odd characters by the letters that they stand for; null if these are not known. */
export function mendOddity(text: string, form?: string): Mended | null {
  const mending = oddities.find((one) => one.form === form)?.mend;
  if (mending === undefined) return null;
  const [title, odd, meant] = mending;
  return { title, after: text.replace(odd, meant) };
}

/** Longer words are shortened in quotes. */
const longestWord = 40;

/** The letters and marks around an offset, without punctuation. */
function findWord(text: string, at: number): readonly [number, number] {
  const before = text.slice(Math.max(0, at - longestWord), at);
  const after = text.slice(at + 1, at + longestWord);
  const left = /[^\s.,;:!?()[\]"“”]*$/.exec(before)?.[0].length ?? 0;
  return [at - left, at + 1 + (/^[^\s.,;:!?()[\]"“”]*/.exec(after)?.[0].length ?? 0)];
}

function countMore({ length }: readonly unknown[]): string {
  return length === 0 ? '' : ` There ${length === 1 ? 'is one more' : `are ${length} more`} in this file.`;
}

/** A sentence about invisible characters or lookalikes of Latin letters in a name; empty if there are none. */
export function explainLetters(name: string): string {
  const hidden = /[\u00ad\u200b-\u200f\u2060\ufeff\u00a0\u202f\u3000]/.exec(name)?.[0];
  if (hidden !== undefined) return ` It holds a character that cannot be seen (${nameCode(hidden)}).`;
  const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(name)?.[0];
  if (foreign !== undefined && /[a-z]/.test(name))
    return ` Its \`${foreign}\` (${nameCode(foreign)}) only looks like a Latin letter.`;
  return '';
}

function nameCode(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
