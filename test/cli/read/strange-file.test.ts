import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeFile, describeFolder, judgeCopy, judgeLeftover } from '../../../cli/read/strange-file.ts';

test('a copy is told by what a sync program, a system or a person adds to the name of a page', () => {
  const isThere = (place: string) => place === 'topics/gamma.md';
  const isCopy = (name: string) => judgeCopy(`topics/${name}.md`, isThere) !== null;
  for (const name of [
    ...[
      'gamma 2',
      'gamma(1)',
      'gamma copy',
      'gamma - Kopie (2)',
      'Kopie von gamma',
      'gamma (conflicted copy 2026-01-01)',
    ],
    ...['gamma.sync-conflict-20260101-120000-ABCDEFG', 'gamma_conflict-20260101-120000', 'gamma_2026-01-01 12-00-00'],
    ...['gamma-DESKTOP-1A2B', 'gamma_NAS1_Jan-01-120000-2026_Conflict', 'gamma Backup', 'gamma-Ada’s MacBook Pro'],
    ...['gamma (copie en conflit de Ada 2026-01-01)', 'gamma (# Name clash 2026-01-01 1a2b #)'],
  ])
    assert.ok(isCopy(name), name);
  for (const name of [
    'gamma',
    'gamma-2',
    'gamma-copy',
    'gamma theory',
    'gamma_theory',
    'Gamma-theory',
    'gammas 2',
    'delta 2',
  ])
    assert.not(isCopy(name), name);
});

test('pictures, tables and files of no folder have copies, too', () => {
  for (const [copy, original] of [
    ['media/more/curve.sync-conflict-20260101-120000-ABCDEFG.svg', 'media/more/curve.svg'],
    ['data/table (1).csv', 'data/table.csv'],
    ['site-LAPTOP.md', 'site.md'],
  ] as const) {
    assert.is(judgeCopy(copy, (place) => place === original)?.rule, 'file-copy', copy);
    assert.is(
      judgeCopy(copy, () => false),
      null,
      copy,
    );
  }
});

test('a folder beside one of the content is a copy of it or has a name of its own', () => {
  const told = (place: string) => describeFolder(place).reason;
  for (const copy of ['topics copy', 'topics (1)', 'topics-DESKTOP1', 'topics_2026-01-01', 'topics-backup'])
    assert.is(told(copy), `\`${copy}\` is a copy of \`topics\`: nothing in it is read.`);
  for (const other of ['topics-drafts', 'papers_later', 'topic', 'topics/more'])
    assert.is(told(other), `The folder \`${other}\` has no meaning here: nothing in it is read.`);
  assert.match(describeFolder('drafts').hint ?? '', 'a line `draft: true` in a page');
  assert.match(describeFolder('topics/Entwürfe').hint ?? '', 'Move its files into `topics/`. A line `draft: true`');
  assert.match(told('Thesis.pages'), 'is a document of a Mac');
  assert.match(describeFolder('Thesis.pages').hint ?? '', /^Save it as `\.docx`/);
});

test('what is no page is told as what it is, with the name that it would get', () => {
  const told = (name: string) => {
    const { reason, suggestion } = describeFile(`topics/${name}`, `content/topics/${name}`);
    return [reason.replace(`\`topics/${name}\` is `, ''), suggestion];
  };
  const notRead = 'not read: the name of a page ends with `.md`, in lower-case letters.';
  assert.equal(told('readme.txt'), ['no page.', 'README.md']);
  assert.equal(told('gamma.md.bak'), ['a copy that a program put aside.', undefined]);
  assert.equal(told('gamma.md.1'), ['a copy that a program put aside.', undefined]);
  assert.equal(told('gamma.md.save'), ['a copy that a program put aside.', undefined]);
  for (const [name, wanted] of [
    ['My Page.MD', 'my-page.md'],
    ['gamma.md.txt', 'gamma.md'],
    ['gamma.txt', 'gamma.md'],
    ['注.mdx', 'name.md'],
  ])
    assert.equal(told(name ?? ''), [notRead, wanted], name);
  assert.equal(told('gamma.docx'), ['a document of Word, which is no page.', undefined]);
  assert.equal(told('gamma.ipynb'), ['a notebook, which is no page.', undefined]);
  assert.match(told('list.bib')[0] ?? '', 'a bibliography');
  assert.equal(told('A Table.CSV'), ['a file to download, which belongs in `media/`.', 'media/a-table.csv']);
  assert.equal(told('photo.jpg'), ['a picture or film, which belongs in `media/`.', 'media/photo.jpg']);
  assert.equal(told('numbers.xlsx'), ['a spreadsheet.', undefined]);
  assert.equal(told('old.zip'), ['an archive.', undefined]);
  assert.equal(told('script.py'), ['not a page.', undefined]);
});

test('a document is imported by a command that can be pasted, and one that no import reads is copied by hand', () => {
  const hint = (name: string) => describeFile(`topics/${name}`, `content/topics/${name}`).hint ?? '';
  assert.match(hint('gamma.docx'), '`npm run site -- import content/topics/gamma.docx`');
  assert.match(hint('my gamma.docx'), '`npm run site -- import "content/topics/my gamma.docx"`');
  for (const name of ['gamma.pages', 'gamma.doc', 'gamma.gdoc']) assert.match(hint(name), /^Save it as `\.docx`/, name);
  assert.match(hint('gamma.ipynb'), 'Copy its text into a page');
});

test('what a program or a system left behind is told, and nothing else is', () => {
  for (const name of [
    ...['~$gamma.docx', 'Thumbs.db', 'desktop.ini', 'Icon\r', '__MACOSX', 'gamma.tmp', 'photo.jpg.part'],
    ...['gamma.md.filepart', 'gamma.md.crswap', 'gamma.md.!sync', 'gamma.md___jb_tmp___', 'gamma.md___jb_old___'],
  ])
    assert.is(judgeLeftover(`topics/${name}`)?.level, 'warning', name);
  for (const name of ['gamma.md', 'icons.md', 'template.md', 'part.md'])
    assert.is(judgeLeftover(`topics/${name}`), null, name);
});

test('a file that iCloud has taken off this Mac is told as missing, with the way to bring it back', () => {
  const told = judgeLeftover('topics/.gamma.md.icloud');
  assert.is(told?.level, 'error');
  assert.is(told?.reason, '`gamma.md` is in iCloud and no longer on this Mac.');
  assert.match(told?.hint ?? '', 'Download Now');
});

test.run();
