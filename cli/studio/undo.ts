import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange, WriteChanges } from '../edit/revision.ts';
import { canWrite } from '../edit/write.ts';
import type { UndoableEdit } from './contract.ts';

export type UndoHistory = ReturnType<typeof createUndoHistory>;

/** The edits that the studio has carried out. The last one can be undone while its files are as it left them. */
export function createUndoHistory(folder: string) {
  const root = dirname(folder);
  const carried: { readonly edit: UndoableEdit; readonly reversal: readonly FileChange[] }[] = [];
  const last = () => carried.at(-1);
  /** Counts all edits, so that none has the number of one that was undone. */
  let count = 0;

  /** The change that undoes one that is still to be made. */
  function reverse({ from, to, before, after, isCarried = false, bytes }: FileChange): FileChange {
    const reversed = { from: to, to: from, before: after, after: before, isCarried: isCarried || bytes !== undefined };
    // The bytes of a file that is carried to another name are there under that name.
    if (from === null || (isCarried && to !== null)) return reversed;
    return { ...reversed, bytes: readFileSync(join(root, from)) };
  }

  return {
    /** Writes the changes of an edit so that they can be undone. */
    carryOut(edit: Omit<UndoableEdit, 'id'>, changes: readonly FileChange[], write: WriteChanges): void {
      const reversal = changes.map(reverse);
      write(changes);
      count += 1;
      carried.push({ edit: { ...edit, id: count }, reversal });
    },
    /** The edit that can be undone now. */
    find: (): UndoableEdit | null => (canWrite(root, last()?.reversal ?? []) ? (last()?.edit ?? null) : null),
    /** Undoes the last edit. */
    undo(write: WriteChanges): void {
      write(last()?.reversal ?? []);
      carried.pop();
    },
  };
}
