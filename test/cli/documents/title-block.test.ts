import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startLosses } from '../../../cli/documents/losses.ts';
import { readDocument } from '../../../cli/documents/read.ts';
import type { DocumentType } from '../../../cli/schema/document-types.ts';
import { namespaces, openDocument, word } from '../../support/documents.ts';
import { draftOf } from '../../support/draft.ts';

/** What a document says of itself, and the text that is left. */
async function read(type: DocumentType, document: string | Uint8Array, html = '') {
  const bytes = typeof document === 'string' ? Buffer.from(document) : document;
  const convert = async () => html;
  const reading = await readDocument(type, bytes, startLosses(), convert);
  const draft = await draftOf(type, bytes, convert);
  return { said: reading?.facts?.said, title: draft?.title, body: draft?.body, lost: draft?.lost };
}

const paragraph = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const styles = ['Title', 'Subtitle', 'Author', 'Date', 'Abstract'].map(
  (name) => `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/></w:style>`,
);
const parts = { 'word/styles.xml': `<w:styles ${namespaces}>${styles.join('')}</w:styles>` };
const abstract = 'Do people who keep receipts remember better what they spent?';

test('the authors, the day and a short abstract below the title of a Word document are no text', async () => {
  const body = [
    paragraph('Title', 'Receipts'),
    paragraph('Subtitle', 'Working Paper 7'),
    paragraph('Author', 'Ada Writer'),
    paragraph('Author', 'Bob Reader'),
    paragraph('Date', '19 February 2024'),
    paragraph('Abstract', abstract),
    paragraph('Normal', 'The text.'),
    paragraph('Date', 'On 3 May'),
  ];
  assert.equal(await read('.docx', word(body.join(''), parts)), {
    said: { authors: ['Ada Writer', 'Bob Reader'], date: '19 February 2024', description: abstract },
    title: 'Receipts',
    body: 'Working Paper 7\n\nThe text.\n\nOn 3 May',
    lost: [],
  });
});

test('an abstract that is no description by its length stays, and so does a day above which no title stands', async () => {
  const long = `${abstract} ${abstract} ${abstract}`;
  const titled = paragraph('Title', 'Receipts') + paragraph('Abstract', long);
  assert.equal(await read('.docx', word(titled, parts)), { said: {}, title: 'Receipts', body: long, lost: [] });
  const untitled = paragraph('Date', '3 May 2019') + paragraph('Normal', 'Dear all,');
  assert.equal(await read('.docx', word(untitled, parts)), {
    said: {},
    title: undefined,
    body: '3 May 2019\n\nDear all,',
    lost: [],
  });
});

test('the block of a title is read in LibreOffice and from Pandoc, where an author with a note stays', async () => {
  const odt = ['Title', 'Author', 'Date', 'Text_20_body'].map(
    (style) => `<text:p text:style-name="${style}">${style === 'Date' ? '3 May 2019' : style}</text:p>`,
  );
  const read3 = { said: { authors: ['Author'], date: '3 May 2019' }, title: 'Title', lost: [] };
  assert.equal(await read('.odt', openDocument(odt.join(''))), { ...read3, body: 'Text_20_body' });
  const mark = '<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a>';
  const note = '<li id="fn1"><p>Thanks.<a href="#fnref1" class="footnote-back">↩︎</a></p></li>';
  const html = `<header id="title-block-header"><h1 class="title">Title</h1><p class="author">Ada${mark}</p><p class="author">Author</p><p class="date">3 May 2019</p></header><p>Words.</p><section><hr /><ol>${note}</ol></section>`;
  assert.equal(await read('.tex', '', html), { ...read3, body: 'Ada[^a]\n\nWords.\n\n[^a]: Thanks.' });
});

test.run();
