import { describeNotes, isDirty } from './state.ts';
import { useStudio, useWholeState } from './studio.ts';
import { TextWithCode } from './text-with-code.tsx';
import { UndoButton } from './undo-button.tsx';

export function TopBar() {
  const { base } = useStudio();
  const { file, tree, notice, saved, waits, isSaving, save, show } = useWholeState();
  const dirty = isDirty(file);
  const unsaved = file?.isKept
    ? 'Not saved yet.'
    : 'Not saved yet, and this browser does not keep it: save before you leave.';
  const news = [notice, dirty && !isSaving ? unsaved : saved].join(' ').trim();
  return (
    <header className="top-bar">
      <a className="brand" href={`${base}/`} target="_blank" rel="noreferrer" title="Open the site in a new tab">
        <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M3 27 C 17 27, 15 5, 29 5" />
        </svg>
        {tree?.site}
        <span className="path">Studio</span>
      </a>
      <p className="news" role="status">
        <TextWithCode text={waits > 0 ? 'Waiting for the program behind the studio…' : news} />
      </p>
      {tree?.undo != null && notice === describeNotes(tree.undo.notes) && <UndoButton />}
      <button type="button" className="quiet" onClick={() => show({ name: 'changes' })}>
        What changed
      </button>
      {/* A button that was disabled would lose the focus with each saving. */}
      <button
        type="button"
        className="main-action"
        aria-disabled={file === null || isSaving || !dirty}
        onClick={() => void save()}
      >
        {isSaving ? 'Saving…' : 'Save'}
      </button>
    </header>
  );
}
