import type { ContentEdit } from '../contract.ts';
import { isDirty } from './state.ts';
import { useWholeState } from './studio.ts';

/** Undoes the last edit that concerned several files, such as a removal. */
export function UndoButton() {
  const { tree, file, edits, undo } = useWholeState();
  const edit = tree?.undo ?? null;
  // What is written and not saved is kept from an undo that would take its file away.
  if (edit === null || (isDirty(file) && file?.path === edit.to)) return null;

  return (
    <button type="button" title={edit.notes.join('; ')} aria-disabled={edits > 0} onClick={() => void undo(edit)}>
      {labels[edit.action]}
    </button>
  );
}

const labels: Readonly<Record<ContentEdit['action'], string>> = {
  new: 'Undo the new file',
  import: 'Undo the new file',
  move: 'Undo the new address',
  remove: 'Undo the removal',
};
