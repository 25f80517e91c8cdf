import type { Passage } from './passages.ts';
import { termsOf } from './terms.ts';
import { withoutLinks } from './without-links.ts';

/** A sentence of a service that is supported by its quotation. */
export interface Verified {
  readonly sentence: string;
  readonly passage: Passage;
  /** The number of the passage, from 1. */
  readonly number: number;
  /** The quoted words as they are in the passage. */
  readonly span: string;
}

/**
 * A sentence with the number of a passage and a quotation from it: `Curves get steeper. [2: "the steeper the curve"]`.
 * Bullets are left out whole, and blanks are single, so that there is one way to divide a line.
 */
const quoted = /^[\s*•-]*(?![\s*•-])(.+?) ?\[(\d{1,2}):\s*["“„”](.+)["”“]\s*\]\s*\.?\s*$/u;
const shortest = { words: 4, characters: 20 };
const longest = 400;
/** A line beyond this is no sentence with a quotation; parting it into the two would take time. */
const longestLine = 4000;
/** The least share of a sentence's terms in the quotation, and in the whole passage. */
const borneOut = { bySpan: 0.3, byPassage: 0.5 };

/** Replaces quotation marks, dashes and spaces, one character for another, so that offsets stay. */
function normalise(text: string): string {
  return text
    .replace(/[\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/** Finds a quotation in a passage, in one piece within a paragraph; null when it is not there. */
function findSpan({ text }: Pick<Passage, 'text'>, quotation: string): string | null {
  const words = quotation.replace(/\s+/g, ' ').trim();
  if (words.length < shortest.characters || words.length > longest || words.split(' ').length < shortest.words)
    return null;
  const start = normalise(text).indexOf(normalise(words));
  if (start < 0) return null;
  const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);
  const isCut = (before: string, after: string) => isWord(before) && isWord(after);
  const end = start + words.length;
  if (isCut(text.charAt(start - 1), text.charAt(start)) || isCut(text.charAt(end - 1), text.charAt(end))) return null;
  return text.slice(start, end);
}

function share(terms: readonly string[], within: string): number {
  const held = new Set(termsOf(within));
  return terms.length === 0 ? 0 : terms.filter((term) => held.has(term)).length / terms.length;
}

/** Numbers and names, which have to be in the passage too. */
const particulars = /\p{N}[\p{N}.,]*(?<=\p{N})|(?<=[\p{L}\p{N},;]\s+)\p{Lu}[\p{L}-]+/gu;

/** Verifies a line: its quotation must be in the passage that it names, and support the sentence; null otherwise. */
export function verifySentence(line: string, passages: readonly Passage[]): Verified | null {
  if (line.length > longestLine) return null;
  const [, written = '', digits = '', quotation = ''] = quoted.exec(line.replace(/\s+/g, ' ').trim()) ?? [];
  const number = Number(digits);
  const passage = passages[number - 1];
  const sentence = withoutLinks(written);
  if (passage === undefined || sentence === '') return null;
  const span = findSpan(passage, quotation);
  if (span === null) return null;
  const terms = [...new Set(termsOf(sentence))];
  const whole = `${passage.page} ${passage.heading ?? ''} ${passage.text}`;
  if (share(terms, span) < borneOut.bySpan || share(terms, whole) < borneOut.byPassage) return null;
  const held = new Set(whole.match(/[\p{L}\p{N}][\p{L}\p{N}.,-]*(?<=[\p{L}\p{N}])/gu));
  if ([...sentence.matchAll(particulars)].some(([particular]) => !held.has(particular))) return null;
  return { sentence, passage, number, span };
}
