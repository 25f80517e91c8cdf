import { countSlips } from '../count-slips.ts';
import type { English } from './english.ts';

/** Shorter words have too many possible corrections. */
const shortest = 4;
const longEnoughForTwo = 7;
/** A hand that slips seldom types more letters than these in addition; a name may have them. */
const mostAdded = 1;

/** True when two words differ only in the order of their inner letters: `whitout` for `without`. */
function isShuffled(a: string, b: string): boolean {
  if (a.length !== b.length || a.at(0) !== b.at(0) || a.at(-1) !== b.at(-1)) return false;
  return [...a].sort().join('') === [...b].sort().join('');
}

/**
 * Gives a function that corrects a word that neither English nor the site has: to a word of the site, else to a common
 * one.
 */
export function createSpelling(known: ReadonlySet<string>, english: English): (word: string) => string {
  const siteEmbeddings = new Map<string, string[]>();
  for (const word of known) siteEmbeddings.set(word.charAt(0), [...(siteEmbeddings.get(word.charAt(0)) ?? []), word]);

  function nearest(word: string, words: readonly string[]): string | null {
    let most = word.length >= longEnoughForTwo ? 2 : 1;
    let found: string | null = null;
    for (const other of words) {
      if (other !== word && isShuffled(word, other)) return other;
      if (word.length - other.length > mostAdded) continue;
      const slips = countSlips(word, other, most);
      if (slips > most || (found !== null && slips === most)) continue;
      found = other;
      most = slips;
    }
    return found;
  }

  return (word) => {
    if (word.length < shortest || known.has(word) || english.isWord(word) || /\d/.test(word)) return word;
    const first = word.charAt(0);
    return nearest(word, siteEmbeddings.get(first) ?? []) ?? nearest(word, english.common.get(first) ?? []) ?? word;
  };
}
