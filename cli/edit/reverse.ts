import type { FileChange } from './revision.ts';

/** The changes that undo those of an edit. `readBytes` gives a file as it is before that edit. */
export function reverseChanges(
  changes: readonly FileChange[],
  readBytes: (path: string) => Uint8Array,
): readonly FileChange[] {
  return changes.map(({ from, to, before, after, isCarried = false, bytes }) => {
    const reversed = { from: to, to: from, before: after, after: before, isCarried: isCarried || bytes !== undefined };
    // The bytes of a file that is carried to another name are there under that name.
    return from === null || (isCarried && to !== null) ? reversed : { ...reversed, bytes: readBytes(from) };
  });
}
