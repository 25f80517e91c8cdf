import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ConflictNote } from './conflict-note.tsx';
import { Dialogs } from './dialogs.tsx';
import { EditorContext, useEditorHolder } from './editor-context.ts';
import { FileTree } from './file-tree.tsx';
import { PagePane } from './page-pane.tsx';
import { isDirty, type Pane } from './state.ts';
import type { StudioProps } from './studio-props.ts';
import { TopBar } from './top-bar.tsx';
import { Welcome } from './welcome.tsx';
import { Words } from './words.tsx';
import { WritePane } from './write-pane.tsx';

const panes: readonly (readonly [Pane, string])[] = [
  ['files', 'Files'],
  ['write', 'Write'],
  ['page', 'Page'],
];

export function StudioApp({ store, client, base }: StudioProps & { readonly base: string }) {
  const file = useStore(store, (state) => state.file);
  const pane = useStore(store, (state) => state.pane);
  const failure = useStore(store, (state) => state.failure);
  const holder = useEditorHolder();
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void store.getState().save();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [store]);
  const title = file === null ? 'Studio' : `${isDirty(file) ? '• ' : ''}${file.path} – Studio`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <EditorContext value={holder}>
      <TopBar store={store} base={base} />
      {failure !== null && (
        <p className="failure" role="alert">
          <Words text={failure} />
        </p>
      )}
      <ConflictNote store={store} />
      <nav className="pane-switch" aria-label="Parts of the studio">
        {panes.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-current={pane === name ? 'true' : undefined}
            disabled={file === null && name !== 'files'}
            onClick={() => store.getState().turn(name)}
          >
            {label}
          </button>
        ))}
      </nav>
      <div className="panes" data-pane={pane} data-open={file === null ? undefined : ''}>
        <FileTree store={store} />
        <main className="write">
          {file === null ? <Welcome store={store} /> : <WritePane store={store} client={client} />}
        </main>
        <PagePane store={store} client={client} base={base} />
      </div>
      <Dialogs store={store} client={client} />
    </EditorContext>
  );
}
