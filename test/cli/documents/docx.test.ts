import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unpack } from '../../../cli/documents/unpack.ts';
import { archive, namespaces, word } from '../../support/documents.ts';
import { draftOf } from '../../support/draft.ts';

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const field = (instruction: string, words: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(words)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const heading = (id: string, text: string) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run(text)}</w:p>`;

test('headings of any language are headings, and go down one level at a time whatever level they have', async () => {
  const style = (id: string, name: string, level: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:outlineLvl w:val="${level}"/></w:pPr></w:style>`;
  const styles = `<w:styles ${namespaces}>${style('Encabezado1', 'Encabezado 1', 0)}${style('Encabezado2', 'Encabezado 2', 1)}${style('Heading7', 'heading 7', 6)}</w:styles>`;
  const body = [
    heading('Encabezado2', 'Preface'),
    heading('Encabezado1', 'Uno'),
    heading('Encabezado2', 'Dos'),
    heading('Encabezado1', 'Tres'),
    heading('Heading7', 'Seven'),
    heading('Heading7', 'Another'),
  ];
  const draft = await draftOf('.docx', word(body.join(''), { 'word/styles.xml': styles }));
  assert.is(draft?.body, '## Preface\n\n## Uno\n\n### Dos\n\n## Tres\n\n### Seven\n\n### Another');
});

test('a style that is based on that of a heading or a list is one, too', async () => {
  const style = (id: string, properties: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}">${properties}</w:style>`;
  const styles = [
    style('A', '<w:basedOn w:val="B"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    style('Unnumbered', '<w:basedOn w:val="A"/>'),
    style('Contents', '<w:basedOn w:val="A"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
    style('Items', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
    style('MyItems', '<w:basedOn w:val="Items"/>'),
    style('Round', '<w:basedOn w:val="Round"/>'),
  ];
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
  const body = [
    heading('A', 'One'),
    heading('Unnumbered', 'Two'),
    heading('Contents', 'Words.'),
    heading('MyItems', 'an item'),
    heading('Round', 'Others.'),
  ];
  const draft = await draftOf(
    '.docx',
    word(body.join(''), {
      'word/styles.xml': `<w:styles ${namespaces}>${styles.join('')}</w:styles>`,
      'word/numbering.xml': `<w:numbering ${namespaces}>${numbering}</w:numbering>`,
    }),
  );
  assert.is(draft?.body, '## One\n\n## Two\n\nWords.\n\n- an item\n\nOthers.');
});

test('words on both sides of the end of a page stay apart, and a page that ends between paragraphs leaves nothing', async () => {
  const page = '<w:r><w:br w:type="page"/></w:r>';
  const body = `<w:p>${run('One.')}${page}${run('Two.')}<w:r><w:cr/></w:r>${run('Three.')}</w:p><w:p>${page}</w:p><w:p>${page}${run('Four.')}${page}</w:p>`;
  const draft = await draftOf('.docx', word(body));
  assert.is(draft?.body, 'One.\\\nTwo.\\\nThree.\n\nFour.');
});

test('a page may end between a table and its caption', async () => {
  const table = `<w:tbl><w:tr><w:tc><w:p>${run('a')}</w:p></w:tc></w:tr><w:tr><w:tc><w:p>${run('1')}</w:p></w:tc></w:tr></w:tbl>`;
  const body = `${table}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${heading('Caption', 'Table 1: Prices')}`;
  const styles = `<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/></w:style></w:styles>`;
  const draft = await draftOf('.docx', word(body, { 'word/styles.xml': styles }));
  assert.is(draft?.body, '| a |\n| - |\n| 1 |\n\n: Prices');
});

test('a document that was edited in a browser has other names for its parts, and is read by these', async () => {
  const body = `<w:p>${run('Words')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>${heading('H', 'Part')}`;
  const other = Object.fromEntries(
    [...(unpack(word(body)) ?? [])].map(([name, bytes]) => [
      name.replace(/(document|styles|footnotes)(?=\.xml)/, '$12'),
      Buffer.from(bytes)
        .toString()
        .replace(/(document|styles|footnotes)(?=\.xml)/g, '$12'),
    ]),
  );
  assert.ok('word/document2.xml' in other);
  const draft = await draftOf('.docx', archive(other));
  assert.is(draft?.title, 'Part');
  assert.is(draft?.body, 'Words[^a]\n\n[^a]: The note.');
});

test('what a field shows is shown, and the number of a caption that a field counts is taken out', async () => {
  const simple = (instruction: string, inside: string) =>
    `<w:fldSimple w:instr="${instruction}">${inside}</w:fldSimple>`;
  const styles = `<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="C"><w:name w:val="caption"/></w:style></w:styles>`;
  const table = `<w:tbl><w:tr><w:tc><w:p>${run('7')}</w:p></w:tc></w:tr></w:tbl>`;
  const caption = heading('C', 'Table ').replace('</w:p>', `${simple('SEQ Table', run('1'))}${run(': Prices.')}</w:p>`);
  const words = `<w:p>${run('See ')}${simple('REF t', simple('REF u', run('Table 1')))}${run(' of ')}<w:bdo>${run('it')}</w:bdo></w:p>`;
  const draft = await draftOf('.docx', word(table + caption + words, { 'word/styles.xml': styles }));
  assert.is(draft?.body, '| |\n| - |\n| 7 |\n\n: Prices.\n\nSee Table 1 of it');
});

test('a link with a tooltip is a link', async () => {
  const link = field('HYPERLINK "https://example.org/a" \\o "A tooltip"', 'there');
  const draft = await draftOf('.docx', word(`<w:p>${run('See ')}${link}${run('.')}</w:p>`));
  assert.is(draft?.body, 'See [there](https://example.org/a).');
  assert.equal(draft?.lost, []);
});

test('the lists of Word keep their numbers, and the paragraphs of their items', async () => {
  const level = (at: number, format: string, sign: string, start = 1) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/></w:lvl>`;
  const source = (id: number, levels: string) => `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
  const list = (id: number, of: number, more = '') =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
  const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
  const numbering = [
    source(0, level(0, 'decimal', '%1.', 3) + level(1, 'lowerLetter', '%2.')),
    source(1, level(0, 'bullet', '•') + level(1, 'bullet', '')),
    source(2, level(0, 'decimal', '%1')),
    ...[list(1, 0), list(2, 1), list(3, 0, anew), list(4, 2)],
  ];
  const item = (id: number, text: string, at = 0) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(text)}</w:p>`;
  const row = (inside: string, more = '') => `<w:tr>${more}<w:tc>${inside}</w:tc></w:tr>`;
  const body = [
    item(1, 'three') + item(1, 'nested', 1) + heading('ListParagraph', 'more of three') + item(1, 'four'),
    `<w:p>${run('Between.')}</w:p>`,
    item(1, 'five') + item(3, 'anew'),
    `<w:p>${run('Between.')}</w:p>`,
    item(2, 'point') + item(2, 'signless', 1),
    item(4, 'Title').replace('<w:pPr>', '<w:pPr><w:pStyle w:val="H"/>'),
    `<w:tbl>${row(`<w:p>${run('Head')}</w:p>`, '<w:trPr><w:tblHeader/></w:trPr>')}${row(item(3, 'two') + item(3, 'three'))}</w:tbl>`,
  ];
  const draft = await draftOf(
    '.docx',
    word(body.join(''), { 'word/numbering.xml': `<w:numbering ${namespaces}>${numbering.join('')}</w:numbering>` }),
  );
  assert.is(
    draft?.body,
    [
      '3. three\n\n   1. nested\n\n   more of three\n\n4. four',
      'Between.',
      '5. five',
      '1) anew',
      'Between.',
      '- point\n\n  signless',
      '| Head |\n| - |\n| 2. two 3. three |',
    ].join('\n\n'),
  );
  assert.is(draft?.title, 'Title');
  assert.equal(draft?.lost, [
    'The letters or Roman numerals of a list are digits now. (at “nested”)',
    'The number of a heading is left out. (at “Title”)',
    'The paragraphs of a cell of a table stand on one line now. (at “2. two 3. three”)',
  ]);
});

test('code goes on with the item that it stands in, as Pandoc writes it, and is no heading', async () => {
  const level = (format: string, sign: string) =>
    `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/></w:lvl>`;
  const numbering = ['decimal', 'bullet'].map((format, id) => {
    const source = `<w:abstractNum w:abstractNumId="${id}">${level(format, id === 0 ? '%1.' : ' ')}</w:abstractNum>`;
    return `${source}<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`;
  });
  const item = (id: number, text: string, style = '') =>
    `<w:p><w:pPr>${style}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(text)}</w:p>`;
  const styles = `<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Code"><w:name w:val="Source Code"/></w:style></w:styles>`;
  const body = item(1, 'one') + item(2, 'x = 1', '<w:pStyle w:val="Code"/>') + item(1, 'two');
  const parts = {
    'word/numbering.xml': `<w:numbering ${namespaces}>${numbering.join('')}</w:numbering>`,
    'word/styles.xml': styles,
  };
  const draft = await draftOf('.docx', word(body, parts));
  assert.is(draft?.body, '1. one\n\n   ```\n   x = 1\n   ```\n\n2. two');
  assert.equal(draft?.lost, []);
});

test('the columns of a table of Word stay where they stand', async () => {
  const cell = (text: string, side = '') =>
    `<w:tc><w:p>${side === '' ? '' : `<w:pPr><w:jc w:val="${side}"/></w:pPr>`}${run(text)}</w:p></w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const table = [
    row(cell('Prize', 'center'), cell('Share', 'center'), cell('Place')),
    row(cell('Small'), cell('61%', 'right'), cell('Ulm', 'center')),
    row(cell('Large'), cell('many', 'end'), cell('Aix', 'center')),
  ];
  const draft = await draftOf('.docx', word(`<w:tbl>${table.join('')}</w:tbl><w:p/>`));
  assert.is(draft?.body, '| Prize | Share | Place |\n| - | -: | :-: |\n| Small | 61% | Ulm |\n| Large | many | Aix |');
  assert.equal(draft?.lost, []);
});

test('what Word hides stays out of the page, and that is said', async () => {
  const hidden = (more = '') => `<w:r><w:rPr><w:vanish${more}/></w:rPr><w:t> to Bob</w:t></w:r>`;
  const draft = await draftOf('.docx', word(`<w:p>${run('Words')}${hidden()}${hidden(' w:val="0"')}</w:p>`));
  assert.is(draft?.body, 'Words to Bob');
  assert.equal(draft?.lost, ['Hidden text is left out. (at “to Bob”)']);
});

test('what is drawn in Word is said to be lost, and a box with words is read', async () => {
  const shape = (inside: string, old = '') =>
    `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wps:wsp xmlns:wps="urn:wps">${inside}</wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:rect>${old}</v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const words = `<w:txbxContent><w:p>${run('In a box.')}</w:p></w:txbxContent>`;
  const box = shape(`<wps:txbx>${words}</wps:txbx>`, `<v:textbox>${words}</v:textbox>`);
  const draft = await draftOf('.docx', word(`<w:p>${run('An arrow')}${shape('')}</w:p><w:p>${box}</w:p>`));
  assert.is(draft?.body, 'An arrow\n\nIn a box.');
  assert.equal(draft?.lost, ['A drawn shape is left out: save it as a picture, and put it in. (at “An arrow”)']);
});

test('a sign of a font of symbols that has no letter is said to be lost', async () => {
  const draft = await draftOf(
    '.docx',
    word(`<w:p>${run('A ')}<w:r><w:sym w:font="Symbol" w:char="F094"/></w:r></w:p>`),
  );
  assert.equal(draft?.lost, ['A sign of a symbol font is left out: type it anew.']);
});

test('underlined, highlighted and capital words of Word keep what a page can say, and the rest is told', async () => {
  const look = (properties: string, text: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const style = (id: string, properties: string) =>
    `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${id}"/><w:rPr>${properties}</w:rPr></w:style>`;
  const styles = `<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>${style('Emphasis', '<w:i/>')}${style('IntenseReference', '<w:b/><w:smallCaps/>')}${style('Hyperlink', '<w:u w:val="single"/>')}${style('Plain', '<w:b w:val="0"/>')}</w:styles>`;
  const underlined = '<w:u w:val="single"/>';
  const words = [
    look(underlined, 'one ') + look(underlined, 'phrase'),
    look(`${underlined}<w:i/>`, 'both'),
    look('<w:highlight w:val="yellow"/>', 'to check'),
    look('<w:shd w:val="clear" w:fill="FFFF00"/>', 'Docs'),
    look('<w:smallCaps/>', 'gdp'),
    look('<w:caps/>', 'nato'),
    look(
      '<w:u w:val="none"/><w:highlight w:val="none"/><w:shd w:val="clear" w:fill="auto"/><w:caps w:val="0"/>',
      'plain',
    ),
    ...['Emphasis', 'IntenseReference', 'Plain'].map((id) => look(`<w:rStyle w:val="${id}"/>`, id)),
    field('HYPERLINK "https://example.org/a"', 'there').replace(run('there'), look(underlined, 'there')),
  ];
  const body = `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>${look(`${underlined}<w:caps/>`, 'Part')}</w:p>${heading('H', 'Other')}<w:p>${words.join(run(', '))}</w:p>`;
  const draft = await draftOf('.docx', word(body, { 'word/styles.xml': styles }));
  assert.is(
    draft?.body,
    '## Part\n\n## Other\n\n*one phrase*, *both*, *to check*, *Docs*, gdp, nato, plain, *Emphasis*, **IntenseReference**, Plain, [there](https://example.org/a)',
  );
  assert.equal(draft?.lost, [
    'Underlined words are in italics now: on a page only links are underlined. (2 times, at “one phrase”, “both”)',
    'Highlighted words are in italics now. (2 times, at “to check”, “Docs”)',
    'Words shown in capitals or small capitals are in the letters that were typed. (3 times, at “gdp”, “nato”, “IntenseReference”)',
  ]);
});

test('marks in brackets that stand for something are told, and numbers stay for the check to find', async () => {
  const text = 'Choice is noisy [gm1], as others say [KT79; ABC90a] and show [12], on [0, 1] for [a] few [TODO].';
  const draft = await draftOf('.docx', word(`<w:p>${run(text)}</w:p>`));
  assert.is(draft?.body, text.replaceAll('[', '\\[').replace('\\[12]', '[12]'));
  assert.equal(draft?.lost, [
    'A mark in brackets stays as it was typed: write a citation as `[@id]`, and take the others out. (4 times, at “Choice is noisy [gm1]”, “[gm1], as others say [KT79; ABC90a]”, “say [KT79; ABC90a] and show [12]”)',
  ]);
});

test('a paragraph that is indented from both sides is a quotation, and tabs between words are told', async () => {
  const indent = (attributes: string, text: string) =>
    `<w:p><w:pPr><w:ind ${attributes}/><w:jc w:val="both"/></w:pPr>${run(text)}</w:p>`;
  const row =
    '<w:p><w:r><w:t>Rent</w:t></w:r><w:r><w:tab/><w:t>£1</w:t></w:r></w:p><w:p><w:r><w:tab/><w:t>So</w:t></w:r></w:p>';
  const body = `${indent('w:left="720" w:right="720"', 'She writes.')}${indent('w:left="720" w:right="720" w:hanging="720"', 'Doe.')}${indent('w:left="720"', 'Left.')}${row}`;
  const draft = await draftOf('.docx', word(body));
  assert.is(draft?.body, '> She writes.\n\nDoe.\n\nLeft.\n\nRent £1\n\nSo');
  assert.equal(draft?.lost, [
    'A tab is a space now: make a table of columns that tabs kept apart. (at “Rent £1”)',
    'An indented paragraph is a quotation now. (at “She writes.”)',
  ]);
});

test('front matter that was typed in Word is told to be text', async () => {
  const lines = ['---', 'title: Weevils', '---', 'We feed them.'];
  const draft = await draftOf('.docx', word(lines.map((line) => `<w:p>${run(line)}</w:p>`).join('')));
  assert.match(draft?.lost.join() ?? '', /^The lines between `---` at the top are text now: /);
  const dashed = await draftOf('.docx', word(`<w:p>${run('— Note: we feed them.')}</w:p>`));
  assert.equal(dashed?.lost, []);
});

test.run();
