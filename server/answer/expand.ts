import { synonyms } from './synonyms.ts';
import { termsOf } from './terms.ts';

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

/** Gives a function that answers with the terms of the site that a term of a question may mean: itself, its synonyms, and for an unknown one its relatives, its halves and what it may misspell. */
export function createExpander(known: ReadonlySet<string>): (term: string) => readonly string[] {
  const alike = new Map<string, Set<string>>();
  for (const group of synonyms) {
    const terms = group.flatMap(termsOf);
    for (const term of terms) alike.set(term, new Set([...(alike.get(term) ?? []), ...terms]));
  }
  const all = [...known];

  function relatives(term: string): string[] {
    return all.filter((other) => {
      const [short, long] = other.length < term.length ? [other, term] : [term, other];
      return short.length >= shortestPrefix && long.startsWith(short) && long.length - short.length <= mostLettersApart;
    });
  }
  function halves(term: string): string[] {
    for (let at = shortestHalf; at <= term.length - shortestHalf; at += 1) {
      const parts = [term.slice(0, at), term.slice(at)].flatMap(termsOf);
      if (parts.length === 2 && parts.every((part) => known.has(part))) return parts;
    }
    return [];
  }
  function misspelt(term: string): string[] {
    if (term.length < longEnoughForTypos) return [];
    return all.filter((other) => other[0] === term[0] && isOneTypoAway(term, other));
  }

  return (term) => {
    const same = [term, ...(alike.get(term) ?? [])].filter((each) => known.has(each));
    if (same.length > 0) return [...new Set(same)];
    return [relatives, halves, misspelt].map((find) => find(term)).find((found) => found.length > 0) ?? [];
  };
}
