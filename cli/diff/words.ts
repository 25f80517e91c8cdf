import { diffArrays } from 'diff';
import { subtract } from '../core/subtract.ts';

/** With more edits than this, two texts count as different, since the shortest difference would take seconds. */
const maxEdits = 2000;

/**
 * How many words were added and cut between two texts, and the passages in which they differ: the words that were
 * replaced and those in their place, of which either may be empty.
 */
export function diffWords(before: readonly string[], after: readonly string[]) {
  const passages = findPassages(before, after);
  const count = (key: 'added' | 'cut') => passages.reduce((sum, one) => sum + one[key].length, 0);
  return {
    added: count('added'),
    cut: count('cut'),
    passages: passages.map(({ cut, added }) => ({ cut: cut.join(' '), added: added.join(' ') })),
  };
}

function findPassages(before: readonly string[], after: readonly string[]) {
  const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
  if (parts === undefined) return [{ cut: before, added: after }];
  const passages: { cut: string[]; added: string[] }[] = [];
  let isOpen = false;
  for (const { value, added, removed } of parts) {
    if (added || removed) {
      if (!isOpen) passages.push({ cut: [], added: [] });
      passages.at(-1)?.[added ? 'added' : 'cut'].push(...value);
    }
    isOpen = added || removed;
  }
  return passages;
}

/** The numbers that a text gained and lost: `5.08`, `1997`, `160,000`. */
export function diffNumbers(before: readonly string[], after: readonly string[]): { added: string[]; cut: string[] } {
  const [old, now] = [findNumbers(before), findNumbers(after)];
  return { added: subtract(now, old), cut: subtract(old, now) };
}

function findNumbers(words: readonly string[]): string[] {
  return words.flatMap((word) => word.match(/\d+(?:[.,:/–-]\d+)*/g) ?? []);
}
