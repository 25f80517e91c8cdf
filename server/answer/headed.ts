import { isOfData, type Passage } from './passages.ts';
import { termsOf } from './terms.ts';

/** A heading of fewer words is the subject of many questions. */
const least = 2;

/**
 * Gives a function that finds the paragraphs below the heading that says just what a message asks, as `Who sees my
 * receipts?` for `who can see my receipts`; none where several headings do.
 */
export function indexHeadings(passages: readonly Passage[]): (message: string) => readonly Passage[] {
  const below = new Map<string, Passage[]>();
  for (const passage of passages) {
    const { kind, heading, isDescription } = passage;
    if (kind !== 'section' || heading === null || isDescription || isOfData(passage)) continue;
    const key = keyOf(heading);
    if (key !== null) below.set(key, [...(below.get(key) ?? []), passage]);
  }
  return (message) => {
    const found = below.get(keyOf(message) ?? '') ?? [];
    const places = new Set(found.map(({ path, anchor }) => `${path}#${anchor}`));
    return places.size === 1 ? found : [];
  };
}

const negation = /\b(?:not|never|no|nobody|without|cannot)\b|n['’]t\b/i;

/** The terms of a text, whatever their order, and whether it denies something; null where there are too few. */
function keyOf(text: string): string | null {
  const terms = [...new Set(termsOf(text))].sort();
  return terms.length < least ? null : `${negation.test(text) ? 'not ' : ''}${terms.join(' ')}`;
}
