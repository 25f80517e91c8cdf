import { useStudio } from './studio.ts';

/** What can be put into a text without knowing how it is written. */
export function Toolbar() {
  const { store, editor } = useStudio();
  const { show } = store.getState();
  const tools: readonly (readonly [string, () => void])[] = [
    ['Heading', () => editor.current?.startLine('## ')],
    ['Bold', () => editor.current?.insert('**', '**', 'bold words')],
    ['Italic', () => editor.current?.insert('*', '*', 'italic words')],
    ['List', () => editor.current?.startLine('- ')],
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
