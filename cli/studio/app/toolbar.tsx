import { useStudio } from './studio.ts';

const table = '| First column | Second column |\n| --- | ---: |\n| words | 1.5 |';

/** Buttons that insert Markdown. */
export function Toolbar() {
  const { store, editor } = useStudio();
  const { show } = store.getState();
  const tools: readonly (readonly [string, () => void])[] = [
    ['Heading', () => editor.current?.startLine('## ')],
    ['Bold', () => editor.current?.insert('**', '**', 'bold words')],
    ['Italic', () => editor.current?.insert('*', '*', 'italic words')],
    ['List', () => editor.current?.startLine('- ')],
    ['Quotation', () => editor.current?.startLine('> ')],
    ['Footnote', () => editor.current?.insertFootnote()],
    ['Table', () => editor.current?.insertBlock(table, 'First column')],
    ['Formula', () => editor.current?.insert('$', '$', 'y = x^2')],
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
