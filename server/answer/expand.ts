import { synonyms } from './synonyms.ts';
import { termsOf, type Word } from './terms.ts';

const shortestPrefix = 5;
const mostLettersApart = 5;
const longEnoughForTypos = 7;
const shortestHalf = 3;

/** True when one letter added, left out, changed or swapped turns one word into the other. */
function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  const swapped = restA.length > 1 ? `${restA[1]}${restA[0]}${restA.slice(2)}` : restA;
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB || swapped === restB;
}

/** Gives a function that answers with the terms of the site that a word of a question may mean: its own, its synonyms, and for an unknown one its relatives, its halves and what it may misspell. `known` has the site's words with their terms. */
export function createExpander(known: ReadonlyMap<string, string>): (asked: Word) => readonly string[] {
  const terms = new Set(known.values());
  const alike = new Map<string, Set<string>>();
  for (const group of synonyms) {
    const members = group.flatMap(termsOf);
    for (const member of members) alike.set(member, new Set([...(alike.get(member) ?? []), ...members]));
  }

  function relatives({ term }: Word): string[] {
    return [...terms].filter((other) => {
      const [short, long] = other.length < term.length ? [other, term] : [term, other];
      return short.length >= shortestPrefix && long.startsWith(short) && long.length - short.length <= mostLettersApart;
    });
  }
  function halves({ word }: Word): string[] {
    for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)].flatMap(termsOf);
      if (parts.length === 2 && parts.every((part) => terms.has(part))) return parts;
    }
    return [];
  }
  function misspelt({ word }: Word): string[] {
    if (word.length < longEnoughForTypos) return [];
    return [...known].flatMap(([other, term]) => (other[0] === word[0] && isOneTypoAway(word, other) ? [term] : []));
  }

  return (asked) => {
    const same = [asked.term, ...(alike.get(asked.term) ?? [])].filter((each) => terms.has(each));
    if (same.length > 0) return [...new Set(same)];
    const found = [relatives, halves, misspelt].map((find) => find(asked)).find((each) => each.length > 0) ?? [];
    return [...new Set(found)];
  };
}
