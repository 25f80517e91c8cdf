import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeXml } from '../../../cli/core/xml.ts';
import { bodyOf, bring } from '../../support/bring.ts';
import { namespaces, openDocument, word } from '../../support/documents.ts';

const known = { type: 'article-journal', title: 'A Title That the Site Has', DOI: '10.1000/STUDY' };
const learned = {
  id: 7,
  type: 'article-journal',
  title: 'Learning from Errors',
  author: [{ family: 'Metcalfe', given: 'Janet' }],
  issued: { 'date-parts': [['2017']] },
  'container-title': 'Annual Review of Psychology',
  DOI: '10.1146/annurev-psych-010416-044022',
};
const author = [{ family: 'Doe', given: 'Jane' }];
const code = (...items: readonly object[]) =>
  JSON.stringify({
    citationItems: items.map((itemData, id) => ({ id: `${id}${JSON.stringify(itemData)}`, itemData })),
  });

const run = (inside: string) => `<w:r>${inside}</w:r>`;
const words = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`);
const step = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${escapeXml(text)}</w:instrText>`);
/** A field of Word, whose code Word splits as it likes. */
const field = (text: string, shown: string) =>
  `${step('begin')}${instruction(text.slice(0, 40))}${instruction(text.slice(40))}${step('separate')}${words(shown.slice(0, 3))}${words(shown.slice(3))}${step('end')}`;
const paragraph = (inside: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inside}</w:p>`;
const list = (...entries: readonly string[]) =>
  [
    paragraph(words('References'), 'H'),
    paragraph(
      `${step('begin')}${instruction('ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY')}${step('separate')}${words(entries[0] ?? '')}`,
    ),
    ...entries.slice(1).map((entry) => paragraph(words(entry))),
    paragraph(step('end')),
  ].join('');

const title = paragraph(words('On Errors'), 'T');

test('citations of Zotero in Word cite, and bring along the publications that the site has not', async () => {
  const mendeley = Buffer.from(code(learned)).toString('base64url');
  const control = `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${mendeley}"/></w:sdtPr><w:sdtContent>${words('[1]')}</w:sdtContent></w:sdt>`;
  const text = paragraph(
    `${words('It helps ')}${field(` ADDIN ZOTERO_ITEM CSL_CITATION ${code(learned, { ...known, author })} `, '(Metcalfe, 2017)')}${words(' [12], and so ')}${control}${words('.')}`,
  );
  const { site, run: bringIn, page } = bring('draft.docx', word(`${title}${text}${list('Metcalfe, J.', 'Others.')}`));
  const { code: status, stdout, stderr } = await bringIn();
  assert.is(status, 0, stderr);
  assert.match(stdout, '\nIn references/: metcalfe-2017-learning\n');
  assert.match(
    stdout,
    '\nNot as it was:\n  - The list of references is left out: the page makes its own.\n  - A mark in brackets stays as it was typed: write a citation as `[@id]`, and take the others out. (at “It helps … [12]”)\n',
  );
  const written = page('on-errors');
  assert.is(
    bodyOf(written),
    'It helps [@metcalfe-2017-learning; @doe-2020-study] [12], and so [@metcalfe-2017-learning].',
  );
  assert.match(written, '\nreferences: [metcalfe-2017-learning, doe-2020-study]\n');
  const reference = readFileSync(join(site.content, 'references', 'metcalfe-2017-learning.md'), 'utf8');
  assert.match(reference, '\nvenue: Annual Review of Psychology\n');
  site.remove();
});

test('a list of references stays where a citation cannot be read, which is told', async () => {
  const text = paragraph(
    `${words('It helps ')}${field(' ADDIN EN.CITE <EndNote/> ', '(Metcalfe, 2017)')}${words('.')}`,
  );
  const { site, run: bringIn, page } = bring('draft.docx', word(`${title}${text}${list('Metcalfe, J.')}`));
  const { code: status, stdout, stderr } = await bringIn();
  assert.is(status, 0, stderr);
  assert.match(
    stdout,
    'A citation of a reference manager is plain text now, for what it cites cannot be read: write it as `[@id]`. (at “(Metcalfe, 2017)”)',
  );
  assert.is(bodyOf(page('on-errors')), 'It helps (Metcalfe, 2017).\n\n## References\n\nMetcalfe, J.');
  site.remove();
});

test('a list of references stays for a citation of a footnote, too, that cannot be read', async () => {
  const unread = field(' ADDIN EN.CITE <EndNote/> ', '(Metcalfe, 2017)');
  const footnotes = `<w:footnotes ${namespaces}><w:footnote w:id="2"><w:p>${unread}</w:p></w:footnote></w:footnotes>`;
  const text = paragraph(`${words('It helps.')}<w:r><w:footnoteReference w:id="2"/></w:r>`);
  const document = word(`${title}${text}${list('Metcalfe, J.')}`, { 'word/footnotes.xml': footnotes });
  const { site, run: bringIn, page } = bring('draft.docx', document);
  const { code: status, stderr } = await bringIn();
  assert.is(status, 0, stderr);
  assert.is(bodyOf(page('on-errors')), 'It helps.[^a]\n\n## References\n\nMetcalfe, J.\n\n[^a]: (Metcalfe, 2017)');
  site.remove();
});

test('citations of Zotero in LibreOffice cite, too', async () => {
  const mark = (name: string, shown: string) =>
    `<text:reference-mark-start text:name="${escapeXml(name)}"/><text:span>${shown}</text:span><text:reference-mark-end text:name="${escapeXml(name)}"/>`;
  const body = `<text:p text:style-name="Title">On Errors</text:p><text:p>It helps ${mark(`ZOTERO_ITEM CSL_CITATION ${code(learned)} RNDa1`, '(Metcalfe, 2017)')}, ${mark('ZOTERO_ITEM CSL_CITATION {} RNDb2', '(Nobody)')}.</text:p>`;
  const section = (place: string) =>
    `<text:h text:outline-level="1">Bibliography</text:h><text:section text:name="ZOTERO_BIBL {} CSL_BIBLIOGRAPHY RNDc3"><text:p>${place}</text:p></text:section>`;
  for (const [text, expected] of [
    [body, 'It helps [@metcalfe-2017-learning], (Nobody).\n\n## Bibliography\n\nMetcalfe, J.'],
    [body.replace(/, <text:reference-mark-start.*(?=\.<)/, ''), 'It helps [@metcalfe-2017-learning].'],
  ] as const) {
    const { site, run: bringIn, page } = bring('draft.odt', openDocument(`${text}${section('Metcalfe, J.')}`));
    const { code: status, stderr } = await bringIn();
    assert.is(status, 0, stderr);
    assert.is(bodyOf(page('on-errors')), expected);
    site.remove();
  }
});

test.run();
