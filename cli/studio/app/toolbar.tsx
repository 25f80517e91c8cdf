import { useStudio } from './studio.ts';

/** Buttons that insert Markdown. */
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
    ['Picture…', () => show({ name: 'picture' })],
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
