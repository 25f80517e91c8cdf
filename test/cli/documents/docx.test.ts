import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { namespaces, word } from '../../support/documents.ts';
import { draftOf } from '../../support/draft.ts';

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const field = (instruction: string, words: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(words)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const heading = (id: string, text: string) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run(text)}</w:p>`;

test('headings of any language are headings, of whatever level', async () => {
  const style = (id: string, name: string, level: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:outlineLvl w:val="${level}"/></w:pPr></w:style>`;
  const styles = `<w:styles ${namespaces}>${style('Encabezado1', 'Encabezado 1', 0)}${style('Encabezado2', 'Encabezado 2', 1)}${style('Heading7', 'heading 7', 6)}</w:styles>`;
  const body = [
    heading('Encabezado1', 'Uno'),
    heading('Encabezado2', 'Dos'),
    heading('Encabezado1', 'Tres'),
    heading('Heading7', 'Seven'),
  ];
  const draft = await draftOf('.docx', word(body.join(''), { 'word/styles.xml': styles }));
  assert.is(draft?.body, '## Uno\n\n### Dos\n\n## Tres\n\n###### Seven');
});

test('a link with a tooltip is a link', async () => {
  const link = field('HYPERLINK "https://example.org/a" \\o "A tooltip"', 'there');
  const draft = await draftOf('.docx', word(`<w:p>${run('See ')}${link}${run('.')}</w:p>`));
  assert.is(draft?.body, 'See [there](https://example.org/a).');
  assert.equal(draft?.lost, []);
});

test('a sign of a font of symbols that has no letter is said to be lost', async () => {
  const draft = await draftOf(
    '.docx',
    word(`<w:p>${run('A ')}<w:r><w:sym w:font="Symbol" w:char="F094"/></w:r></w:p>`),
  );
  assert.equal(draft?.lost, ['A sign of a symbol font is left out: type it anew.']);
});

test.run();
