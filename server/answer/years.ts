/** The years from the first to the last one, both included, and the words for them. */
export interface YearSpan {
  readonly words: string;
  readonly first: number;
  readonly last: number;
}

const year = /\b(?:19|20)\d\d\b(?! words)/g;
/** Between the years of a span. */
const dash = '(?:\\s+(?:and|to|until|till)\\s+|\\s*[-–—]\\s*)';
const within = new RegExp(`\\b(?:(?:between|from)\\s+)?(\\d{4})${dash}(\\d{4})\\b`, 'i');
const since = /\b(?:since|after|before|until|till|up to)\s+(\d{4})\b/i;
const onwards = /\b(\d{4})\s+(?:on|onwards?)(?=\s*(?:$|[.,;:!?]))/i;

/** The span of years that a text names, such as `since 2020`; null when it names none, or single years. */
export function readSpan(text: string): YearSpan | null {
  const [both = '', from, to] = within.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return { words: both, first: Number(from), last: Number(to) };
  const [words = '', bound] = since.exec(text) ?? onwards.exec(text) ?? [];
  if (bound === undefined) return null;
  const at = Number(bound);
  if (/^(?:until|till|up to)/i.test(words)) return { words, first: 0, last: at };
  if (/^before/i.test(words)) return { words, first: 0, last: at - 1 };
  return { words, first: /^after/i.test(words) ? at + 1 : at, last: 9999 };
}

/** The single years that a text names; none where it names a span. */
export function yearsOf(text: string): readonly string[] {
  return readSpan(text) === null ? [...new Set(text.match(year))] : [];
}
