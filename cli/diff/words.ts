import { diffArrays } from 'diff';
import { subtract } from '../core/subtract.ts';

/** Words that were replaced, and the words in their place; either may be empty. */
export interface WordChange {
  readonly cut: string;
  readonly added: string;
}

/** With more edits than this, two texts count as different, since the shortest difference would take seconds. */
const maxEdits = 2000;

/** The words that were added and cut between two texts. */
export function diffWords(before: readonly string[], after: readonly string[]) {
  const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
  if (parts === undefined)
    return {
      added: after.length,
      cut: before.length,
      passages: [{ cut: before.join(' '), added: after.join(' ') }],
    };
  const passages: { cut: string[]; added: string[] }[] = [];
  let isOpen = false;
  for (const { value, added, removed } of parts) {
    if (added || removed) {
      if (!isOpen) passages.push({ cut: [], added: [] });
      passages.at(-1)?.[added ? 'added' : 'cut'].push(...value);
    }
    isOpen = added || removed;
  }
  return {
    added: passages.reduce((sum, one) => sum + one.added.length, 0),
    cut: passages.reduce((sum, one) => sum + one.cut.length, 0),
    passages: passages.map(({ cut, added }) => ({ cut: cut.join(' '), added: added.join(' ') })),
  };
}

/** The numbers that a text gained and lost: `5.08`, `1997`, `160,000`. */
export function diffNumbers(before: readonly string[], after: readonly string[]): { added: string[]; cut: string[] } {
  const [old, now] = [findNumbers(before), findNumbers(after)];
  return { added: subtract(now, old), cut: subtract(old, now) };
}

function findNumbers(words: readonly string[]): string[] {
  return words.flatMap((word) => word.match(/\d+(?:[.,:/–-]\d+)*/g) ?? []);
}
