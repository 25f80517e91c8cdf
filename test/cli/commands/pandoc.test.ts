import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { convertWithPandoc } from '../../../cli/commands/pandoc.ts';
import { openDocument, word } from '../../support/documents.ts';
import { draftOf, png } from '../../support/draft.ts';

const hasPandoc = spawnSync('pandoc', ['--version']).status === 0;
if (!hasPandoc) console.log('Pandoc is not on this machine: what it makes of a document is not tried.');

const formula =
  '<m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';

test('by Pandoc a document of Word has its heading, its formula and its footnote, and says what it lost', async () => {
  if (!hasPandoc) return;
  const body = `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Why</w:t></w:r></w:p><w:p><w:r><w:t>It is </w:t></w:r>${formula}<w:r><w:footnoteReference w:id="2"/></w:r><w:commentReference w:id="1"/></w:p>`;
  const draft = await draftOf('.docx', word(body), convertWithPandoc);
  assert.is(draft?.title, 'Why');
  assert.is(draft?.body, 'It is $x^{2}$[^a]\n\n[^a]: The note.');
  assert.equal(draft?.lost, ['A comment is left out.']);
});

test('by Pandoc a document of LibreOffice brings its pictures, and none from outside of it', async () => {
  if (!hasPandoc) return;
  const image = (path: string) => `<text:p><draw:frame><draw:image xlink:href="${path}"/></draw:frame></text:p>`;
  const body = `<text:p>Words.</text:p>${image('Pictures/one.png')}${image('../../../etc/hostname')}`;
  const draft = await draftOf('.odt', openDocument(body, '', { 'Pictures/one.png': png }), convertWithPandoc);
  assert.match(draft?.body ?? '', /^Words\.\n\n!\[[^\]]+\]\(\/media\/draft-1\.png\)$/);
});

test('where there is no Pandoc, or it fails, the document is read without it', async () => {
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    assert.is(await convertWithPandoc('.docx', word('')), null);
  } finally {
    process.env.PATH = path;
  }
  assert.is(await convertWithPandoc('.html', Buffer.from('')), null);
  if (hasPandoc) assert.is(await convertWithPandoc('.docx', Buffer.from('no archive')), null);
});

test.run();
