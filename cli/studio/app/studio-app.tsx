import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { ConflictNote } from './conflict-note.tsx';
import { Dialogs } from './dialogs.tsx';
import { FailureNote } from './failure-note.tsx';
import { FileTree } from './file-tree.tsx';
import { focusMain } from './focus-main.ts';
import { keepFocus } from './keep-focus.ts';
import { PagePane } from './page-pane.tsx';
import { isDirty, type Pane } from './state.ts';
import { useStudio, useStudioState } from './studio.ts';
import { TopBar } from './top-bar.tsx';
import { Welcome } from './welcome.tsx';
import { WritePane } from './write-pane.tsx';

const panes: readonly (readonly [Pane, string])[] = [
  ['files', 'Files'],
  ['write', 'Write'],
  ['page', 'Page'],
];

export function StudioApp() {
  const { store, editor } = useStudio();
  const file = useStudioState((state) => state.file);
  const pane = useStudioState((state) => state.pane);
  const dialog = useStudioState((state) => state.dialog);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void store.getState().save();
    };
    // The editor's history knows nothing of the front matter, and a button that mends takes the focus from both.
    const undoMend = (event: KeyboardEvent) => {
      const { file: now, setFrontMatter } = store.getState();
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || !now?.beforeMend) return;
      event.preventDefault();
      event.stopPropagation();
      if (now.body !== now.beforeMend.body) editor.current?.undo();
      setFrontMatter(now.beforeMend.frontMatter);
    };
    addEventListener('keydown', save);
    addEventListener('keydown', undoMend, { capture: true });
    return () => {
      removeEventListener('keydown', save);
      removeEventListener('keydown', undoMend, { capture: true });
    };
  }, [store, editor]);
  useEffect(() => keepFocus(document), []);
  const title = file === null ? 'Studio' : `${isDirty(file) ? '• ' : ''}${file.path} – Studio`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      {/* No link: the part of the address behind the sign names the open file. */}
      <button
        type="button"
        className="skip-link"
        onClick={() => {
          if (file !== null) flushSync(() => store.getState().setPane('write'));
          focusMain();
        }}
      >
        Skip to content
      </button>
      <TopBar />
      {dialog === null && <FailureNote />}
      <ConflictNote />
      <nav className="pane-switch" aria-label="Parts of the studio">
        {panes.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-current={pane === name ? 'true' : undefined}
            disabled={file === null && name !== 'files'}
            onClick={() => store.getState().setPane(name)}
          >
            {label}
          </button>
        ))}
      </nav>
      <div className="panes" data-pane={pane} data-open={file === null ? undefined : ''}>
        <FileTree />
        <main className="write" tabIndex={-1}>
          {file === null ? <Welcome /> : <WritePane />}
        </main>
        <PagePane />
      </div>
      <Dialogs />
    </>
  );
}
