import type { Passage } from './passages.ts';

/** A question in lower case without punctuation. */
function lettersOf(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Gives a function that finds the first passage that was written for exactly this question. */
export function indexExactMatches(passages: readonly Passage[]): (question: string) => Passage | undefined {
  const written = passages.flatMap((passage) => passage.asks.map((ask) => [lettersOf(ask), passage] as const));
  const byLetters = new Map(written.reverse());
  return (question) => byLetters.get(lettersOf(question));
}
