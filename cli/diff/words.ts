import { diffArrays } from 'diff';
import { subtract } from '../core/subtract.ts';

/** Words that went, and those that stand in their place; either may be empty. */
export interface WordChange {
  readonly cut: string;
  readonly added: string;
}

/** Beyond so many edits two texts are not the same one edited, and looking for the shortest way takes seconds. */
const maxEdits = 2000;

/** What was written and what was cut between two texts, each a list of words. */
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

/** The figures that a text gained and lost, wherever they stand: `5.08`, `1997`, `160,000`. */
export function diffNumbers(before: readonly string[], after: readonly string[]): { added: string[]; cut: string[] } {
  const [old, now] = [findNumbers(before), findNumbers(after)];
  return { added: subtract(now, old), cut: subtract(old, now) };
}

function findNumbers(words: readonly string[]): string[] {
  return words.flatMap((word) => word.match(/\d+(?:[.,:/–-]\d+)*/g) ?? []);
}
