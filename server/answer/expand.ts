import { termsOf, type Word } from './terms.ts';

const shortestPrefix = 4;
const mostLettersApart = 5;
const shortestHalf = 3;
/** The confidence that a word with the same beginning is meant, or the halves of a compound. */
const confidences = { relative: 0.7, half: 0.6 };

/** A term of the site that a word may mean, with a confidence up to 1. */
export interface Meant {
  readonly term: string;
  readonly confidence: number;
}

/**
 * Gives a function that expands a word of a question to terms of the site: itself, or for an unknown one words with the
 * same beginning, or its halves. `terms` has the stems that the site uses.
 */
export function createExpander(terms: ReadonlySet<string>): (asked: Word) => readonly Meant[] {
  function relatives(term: string): string[] {
    return [...terms].filter((other) => {
      const [short, long] = other.length < term.length ? [other, term] : [term, other];
      return short.length >= shortestPrefix && long.startsWith(short) && long.length - short.length <= mostLettersApart;
    });
  }
  function halves(word: string): string[] {
    for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)].flatMap(termsOf);
      if (parts.length === 2 && parts.every((part) => terms.has(part))) return parts;
    }
    return [];
  }

  return ({ word, term }) => {
    if (terms.has(term)) return [{ term, confidence: 1 }];
    const related = relatives(term).map((other) => ({ term: other, confidence: confidences.relative }));
    return related.length > 0 ? related : halves(word).map((half) => ({ term: half, confidence: confidences.half }));
  };
}
