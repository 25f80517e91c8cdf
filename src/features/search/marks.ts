import { fold } from '../../lib/fold.ts';

/** A stretch of text, and whether the search hit it. */
export interface MarkedPart {
  readonly text: string;
  readonly hit: boolean;
}

const greek = 'αβγδεζηθικλμνξοπρστυφχψω';
const greekNames =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

const special = /[\^\p{Script=Greek}]/u;

/**
 * What the index has for a word. Few keyboards have a Greek letter, so that one by itself is a word of its own, its
 * name, and few visitors type the sign of a power.
 */
export function indexedTerms(word: string): string[] {
  const folded = fold(word);
  if (!special.test(folded)) return [folded];
  return folded
    .replaceAll('^', '')
    .replace(/\p{Script=Greek}+/gu, (letters) => {
      const name = greekNames[letters.length === 1 ? greek.indexOf(letters) : -1];
      return name === undefined ? letters : ` ${name} `;
    })
    .split(' ')
    .filter((term) => term !== '');
}

/** The text in stretches: words whose terms were found are hits. */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let plain = '';
  for (const piece of text.split(/([\p{L}\p{M}\p{N}^]+)/u)) {
    if (!indexedTerms(piece).some((term) => terms.has(term))) {
      plain += piece;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, hit: false });
    parts.push({ text: piece, hit: true });
    plain = '';
  }
  if (plain !== '') parts.push({ text: plain, hit: false });
  return parts;
}

/** About `length` characters around the first hit, cut between words; the beginning where nothing was hit. */
export function cutSnippet(parts: readonly MarkedPart[], length: number): MarkedPart[] {
  const first = parts.findIndex(({ hit }) => hit);
  const before =
    first > 0
      ? parts
          .slice(0, first)
          .map(({ text }) => text)
          .join('')
      : '';
  const lead = cutStart(before, Math.floor(length / 3));
  const snippet: MarkedPart[] = lead === '' ? [] : [{ text: lead, hit: false }];
  let room = length - lead.length;
  for (const part of parts.slice(Math.max(first, 0))) {
    if (part.text.length > room && !part.hit) {
      snippet.push({ ...part, text: cutEnd(part.text, room) });
      break;
    }
    snippet.push(part);
    room -= part.text.length;
    if (room <= 0) break;
  }
  return snippet;
}

function cutStart(text: string, length: number): string {
  if (text.length <= length) return text;
  return `… ${text.slice(-length).replace(/^(?:\S*\s+|\p{Cs})/u, '')}`;
}

function cutEnd(text: string, length: number): string {
  return `${text.slice(0, length).replace(/(?:\s+\S*|\p{Cs})$/u, '')} …`;
}
