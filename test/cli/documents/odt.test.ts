import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { archive, openDocument } from '../../support/documents.ts';
import { draftOf, png } from '../../support/draft.ts';

const math =
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow><annotation encoding="StarMath 5.0">a over b</annotation></semantics></math>';
const styles =
  '<style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="P1" style:parent-style-name="Preformatted_20_Text"/><text:list-style style:name="L1"><text:list-level-style-number text:level="1"/></text:list-style>';
const frame = (inside: string) => `<draw:frame>${inside}</draw:frame>`;

test('a document of LibreOffice comes with its headings, lists, table, formula, code, picture, caption and note', async () => {
  const body = `<text:p text:style-name="Title">A title</text:p>
<text:h text:outline-level="1">Part<text:bookmark text:name="here"/></text:h>
<text:p>It is <text:span text:style-name="T1">bold</text:span>,<text:s text:c="1"/>see <text:a xlink:href="https://example.org">there</text:a>, <text:a xlink:href="#here">here</text:a><text:note><text:note-body><text:p>The note.</text:p></text:note-body></text:note>: ${frame('<draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/>')}</text:p>
<text:list text:style-name="L1"><text:list-item><text:p>one</text:p></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>
<text:p text:style-name="P1">x = 1</text:p><text:p text:style-name="P1"><text:s text:c="2"/>y</text:p>
<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>A</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row></table:table>
<text:p text:style-name="Figure">${frame('<draw:image xlink:href="Pictures/one.png"/><svg:desc>A curve</svg:desc>')}</text:p><text:p text:style-name="Figure">Figure 1: A curve</text:p>
<text:p>End<office:annotation><text:p>A comment</text:p></office:annotation>.</text:p>`;
  const files = { 'Object 1/content.xml': math, 'Pictures/one.png': png };
  const draft = await draftOf('.odt', openDocument(body, styles, files));
  assert.is(draft?.title, 'A title');
  assert.is(
    draft?.body,
    [
      '## Part',
      'It is **bold**, see [there](https://example.org), [here](#part)[^a]: $\\frac{a}{b}$',
      '1. one\n2. two',
      '```\nx = 1\n  y\n```',
      '| A |\n| - |\n| 1 |',
      '![A curve](/media/draft-1.png)',
      ': A curve',
      'End.',
      '[^a]: The note.',
    ].join('\n\n'),
  );
  assert.equal(draft?.lost, ['A comment is left out. (at “End.”)']);
  assert.equal(draft?.pictures, ['draft-1.png']);
});

test('the lists of LibreOffice keep their numbers, and the paragraphs of their items', async () => {
  const level = (kind: string, more: string) => `<text:list-level-style-${kind} text:level="1" ${more}/>`;
  const style = (name: string, inside: string) => `<text:list-style style:name="${name}">${inside}</text:list-style>`;
  const list = (more: string, ...items: string[]) => `<text:list ${more}>${items.join('')}</text:list>`;
  const item = (text: string, more = '') =>
    `<text:list-item ${more}>${text.startsWith('<') ? text : `<text:p>${text}</text:p>`}</text:list-item>`;
  const cell = (inside: string) => `<table:table-cell>${inside}</table:table-cell>`;
  const body = [
    list(
      'text:style-name="N" xml:id="one"',
      item('three'),
      '<text:list-header><text:p>more of it</text:p></text:list-header>',
    ),
    '<text:p>Between.</text:p>',
    list('text:style-name="N" text:continue-numbering="true"', item('four'), item('nine', 'text:start-value="9"')),
    '<text:p>Between.</text:p>',
    list('text:style-name="M" text:continue-list="one"', item('four again')),
    '<text:p>Between.</text:p>',
    list('text:style-name="B"', item(`<text:p>point</text:p>${list('text:style-name="M"', item('one'))}`)),
    `<table:table><table:table-header-rows><table:table-row>${cell('<text:p>Head</text:p>')}</table:table-row></table:table-header-rows><table:table-row>${cell(list('text:style-name="N"', item('three'), item('four')))}</table:table-row></table:table>`,
  ];
  const styles = [
    style('N', level('number', 'style:num-format="1" text:start-value="3"')),
    style('M', level('number', 'style:num-format="a"')),
    style('B', level('bullet', '')),
    '<style:style style:name="S"><style:text-properties style:text-line-through-style="solid"/></style:style>',
  ];
  const struck = '<text:p>It is <text:span text:style-name="S">gone</text:span>.</text:p>';
  const draft = await draftOf('.odt', openDocument(`${body.join('')}${struck}`, styles.join('')));
  assert.is(
    draft?.body,
    [
      '3. three\n\n   more of it',
      'Between.',
      '4. four',
      '9) nine',
      'Between.',
      '4. four again',
      'Between.',
      '- point\n  1. one',
      '| Head |\n| - |\n| 3. three 4. four |',
      'It is ~~gone~~.',
    ].join('\n\n'),
  );
  assert.equal(draft?.lost, [
    'The letters or Roman numerals of a list are digits now. (2 times, at “four again”, “one”)',
    'The paragraphs of a cell of a table stand on one line now. (at “3. three 4. four”)',
  ]);
});

test('code within a line of LibreOffice, or of Pandoc, is code', async () => {
  const code = (style: string) => `<text:span text:style-name="${style}">x_1*</text:span>`;
  const body = `<text:p>So ${code('Source_20_Text')} and ${code('Source_Text')}.</text:p>`;
  const draft = await draftOf('.odt', openDocument(body, styles));
  assert.is(draft?.body, 'So `x_1*` and `x_1*`.');
});

test('the columns of a table of LibreOffice stay where they stand', async () => {
  const cell = (text: string, style: string) =>
    `<table:table-cell><text:p text:style-name="${style}">${text}</text:p></table:table-cell>`;
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
  const side =
    '<style:style style:name="P7" style:parent-style-name="Table_20_Contents"><style:paragraph-properties fo:text-align="end"/></style:style>';
  const heads = row(cell('Monday', 'Table_20_Heading')) + row(cell('Ulm', 'P1'));
  const table = row(cell('Prize', 'P1'), cell('Share', 'P7')) + row(cell('Small', 'P1'), cell('61%', 'P7'));
  const draft = await draftOf(
    '.odt',
    openDocument(`<table:table>${table}</table:table><text:p/><table:table>${heads}</table:table>`, side),
  );
  assert.is(draft?.body, '| Prize | Share |\n| - | -: |\n| Small | 61% |\n\n| Monday |\n| - |\n| Ulm |');
});

test('a picture whose path leads out of the document is not read, and what no browser shows is said', async () => {
  const body = ['../../etc/passwd', '/etc/passwd', 'Pictures/drawing.svg']
    .map((path) => `<text:p>${frame(`<draw:image xlink:href="${path}"/>`)}</text:p>`)
    .join('');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';
  const draft = await draftOf(
    '.odt',
    openDocument(`<text:p>Text</text:p>${body}`, '', { 'Pictures/drawing.svg': svg }),
  );
  assert.is(draft?.body, 'Text');
  assert.equal(draft?.lost, [
    'A picture was not found: save it as a .png file, and put it in. (2 times, at “../../etc/passwd”, “/etc/passwd”)',
    'A picture is a drawing that runs or loads something: save it as a .png file, and put it in. (at “Pictures/drawing.svg”)',
  ]);
});

test('underlined, highlighted and capital words of LibreOffice keep what a page can say, and the rest is told', async () => {
  const style = (name: string, more: string) =>
    `<style:style style:name="${name}"><style:text-properties ${more}/></style:style>`;
  const looks = [
    style('T1', 'style:text-underline-style="solid"'),
    style('T2', 'fo:background-color="#ffff00"'),
    style('T3', 'fo:font-variant="small-caps"'),
    style('T4', 'fo:text-transform="uppercase"'),
    style('T5', 'style:text-underline-style="none" fo:background-color="transparent" fo:font-variant="normal"'),
    style('P2', 'style:text-underline-style="solid"').replace(
      ' style:name',
      ' style:parent-style-name="Standard" style:name',
    ),
  ];
  const span = (name: string) => `<text:span text:style-name="${name}">${name}</text:span>`;
  const body = `<text:p>${['T1', 'T2', 'T3', 'T4', 'T5'].map(span).join(', ')}, <text:a xlink:href="https://example.org">${span('T1')}</text:a></text:p><text:p text:style-name="P2">All of it</text:p>`;
  const draft = await draftOf('.odt', openDocument(body, looks.join('')));
  assert.is(draft?.body, '*T1*, *T2*, T3, T4, T5, [T1](https://example.org)\n\n*All of it*');
  assert.equal(draft?.lost, [
    'Underlined words are in italics now: on a page only links are underlined. (2 times, at “T1”, “All of it”)',
    'Highlighted words are in italics now. (at “T2”)',
    'Words shown in capitals or small capitals are in the letters that were typed. (2 times, at “T3”, “T4”)',
  ]);
});

test('each line that was drawn in LibreOffice is said to be lost', async () => {
  for (const shape of ['custom-shape', 'line', 'connector', 'path', 'polyline', 'polygon']) {
    const draft = await draftOf(
      '.odt',
      openDocument(`<text:p>An arrow<draw:${shape}><svg:title>1</svg:title><text:p/></draw:${shape}></text:p>`),
    );
    assert.is(draft?.body, 'An arrow');
    assert.equal(draft?.lost, ['A drawn shape is left out: save it as a picture, and put it in. (at “An arrow”)']);
  }
});

test('words in what was drawn in LibreOffice stay', async () => {
  for (const shape of ['line', 'polygon', 'custom-shape', 'rect']) {
    const drawing = `<draw:${shape}><svg:desc>A box</svg:desc><text:p>Words.</text:p></draw:${shape}>`;
    const draft = await draftOf('.odt', openDocument(`<text:p>Before</text:p>${drawing}<text:p>after</text:p>`));
    assert.equal([draft?.body, draft?.lost], ['Before\n\nWords.\n\nafter', []], shape);
  }
});

test('what LibreOffice hides stays out of the page, and that is said', async () => {
  const style = (name: string, family: string) =>
    `<style:style style:name="${name}" style:family="${family}"><style:text-properties text:display="none"/></style:style>`;
  const body = [
    '<text:p>Shown<text:span text:style-name="T1"> but not this</text:span>.</text:p>',
    '<text:p text:style-name="P1">A note to myself.</text:p>',
    '<text:section text:name="S" text:display="none"><text:p>A section.</text:p></text:section>',
  ];
  const draft = await draftOf('.odt', openDocument(body.join(''), style('T1', 'text') + style('P1', 'paragraph')));
  assert.is(draft?.body, 'Shown.');
  assert.equal(draft?.lost, [
    'Hidden text is left out. (3 times, at “but not this”, “A note to myself.”, “A section.”)',
  ]);
});

test('what is no document of LibreOffice is not read', async () => {
  assert.is(await draftOf('.odt', 'no archive'), null);
  assert.is(await draftOf('.odt', archive({ 'styles.xml': '<styles/>' })), null);
});

test.run();
