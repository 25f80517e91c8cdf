import type { Passage } from './passages.ts';

/** A question without its marks and capitals. */
function lettersOf(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Gives a function that finds the passage that was written for a question in these very words, the first of several. */
export function indexExactMatches(passages: readonly Passage[]): (question: string) => Passage | undefined {
  const written = passages.flatMap((passage) => passage.asks.map((ask) => [lettersOf(ask), passage] as const));
  const byLetters = new Map(written.reverse());
  return (question) => byLetters.get(lettersOf(question));
}
