import { useStore } from 'zustand';
import { useEditor } from './editor-context.ts';
import type { StudioStore } from './store.ts';

/** What can be put into a text without knowing how it is written. */
export function Toolbar({ store }: { store: StudioStore }) {
  const show = useStore(store, (state) => state.show);
  const holder = useEditor();
  const tools: readonly (readonly [string, () => void])[] = [
    ['Heading', () => holder.current?.startLine('## ')],
    ['Bold', () => holder.current?.insert('**', '**', 'bold words')],
    ['Italic', () => holder.current?.insert('*', '*', 'italic words')],
    ['List', () => holder.current?.startLine('- ')],
    ['Link…', () => show({ name: 'link' })],
    ['Cite…', () => show({ name: 'cite' })],
    ['Picture…', () => show({ name: 'picture', picture: null })],
  ];
  return (
    <fieldset className="toolbar" aria-label="Put into the text">
      {tools.map(([label, run]) => (
        <button key={label} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
