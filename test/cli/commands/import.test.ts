import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runSite } from '../../support/site-cli.ts';
import { workspace } from '../../support/workspace.ts';

const good =
  '@article{caplin1991, author={Caplin, Andrew}, title={A Title}, year=1991, journal={QJE}, doi={10.2307/2937923}}\n';

test('a bibliography becomes files, a second import changes nothing, and a person’s edit is kept', async () => {
  const site = workspace();
  const bib = join(site.root, 'my.bib');
  const file = join(site.content, 'references/caplin1991.md');
  writeFileSync(bib, `${good}@article{bad, title={No author}}\n`);
  const run = () => runSite(['import', bib, '--content', site.content]);

  const dry = await runSite(['import', bib, '--content', site.content, '--dry-run']);
  assert.is(dry.stdout, 'new       references/caplin1991\nreferences: 1 new; nothing was written\n');
  assert.throws(() => readFileSync(file), /ENOENT/);

  const first = await run();
  assert.is(first.code, 1);
  assert.match(first.stderr, `${bib}:2:1  error  The entry \`bad\` has no author.`);
  assert.is(first.stdout, 'new       references/caplin1991\nreferences: 1 new\n');
  const text = readFileSync(file, 'utf8');
  assert.is(
    text,
    '---\ntype: article\nauthors:\n  - Andrew Caplin\ntitle: A Title\nyear: 1991\nvenue: QJE\ndoi: 10.2307/2937923\n---\n',
  );
  const lock = readFileSync(join(site.content, 'imports.lock'), 'utf8');

  assert.is((await run()).stdout, 'references: 1 unchanged\n');
  assert.is(readFileSync(join(site.content, 'imports.lock'), 'utf8'), lock);

  writeFileSync(file, text.replace('A Title', 'My title # mine'));
  writeFileSync(bib, good.replace('A Title', 'Another Title').replace('QJE', 'Quarterly Journal of Economics'));
  const third = await run();
  assert.is(third.code, 0, third.stderr);
  assert.is(third.stdout, 'updated   references/caplin1991: venue (yours stays: title)\nreferences: 1 updated\n');
  assert.is(
    readFileSync(file, 'utf8'),
    text.replace('A Title', 'My title # mine').replace('venue: QJE', 'venue: Quarterly Journal of Economics'),
  );
  site.remove();
});

test('an import of references says that abstracts stay behind, and what keeps them', async () => {
  const site = workspace();
  const bib = join(site.root, 'my.bib');
  writeFileSync(bib, good.replace('year=1991', 'year=1991, abstract={What it says.}'));
  const run = () => runSite(['import', bib, '--content', site.content]);
  assert.is(
    (await run()).stdout,
    'new       references/caplin1991\nreferences: 1 new\nA reference has no abstract: 1 abstract stayed behind. With `--as papers` each entry gets a page, too, which begins with it.\n',
  );
  assert.is((await run()).stdout, 'references: 1 unchanged\n');
  site.remove();
});

test('a reference that cannot be read stops the import before anything is written', async () => {
  const site = workspace({ 'references/broken.md': '---\ntype: article\ntitle: "open\n---\n' });
  const bib = join(site.root, 'my.bib');
  writeFileSync(bib, good);
  const { code, stdout, stderr } = await runSite(['import', bib, '--content', site.content]);
  assert.is(code, 1);
  assert.match(stderr, 'content/references/broken.md:3');
  assert.match(stderr, '3 | title: "open');
  assert.is(stdout, 'references: nothing to import\n');
  assert.throws(() => readFileSync(join(site.content, 'references/caplin1991.md')), /ENOENT/);
  site.remove();
});

test('as papers, entries become drafts that list their references, and check says what they need', async () => {
  const site = workspace();
  const bib = join(site.root, 'my.bib');
  writeFileSync(bib, good);
  const first = await runSite(['import', bib, '--as', 'papers', '--content', site.content, '--now', '2026-01-01']);
  assert.is(first.code, 0, first.stderr);
  assert.is(
    first.stdout,
    'new       references/caplin1991\nnew       papers/a-title\nreferences: 1 new; papers: 1 new\nThe new papers are drafts, dated 1 January where only the year is known, and today where not even that is: `npm run check` says what each still needs.\n',
  );
  const check = await runSite(['check', '--content', site.content]);
  assert.is(check.code, 0);
  assert.is(check.stdout.match(/content\/papers\/a-title\.md:\d+:\d+ {2}info/g)?.length, 2, check.stdout);
  const again = await runSite(['import', bib, '--as', 'papers', '--content', site.content]);
  assert.is(again.stdout, 'references: 1 unchanged; papers: 1 unchanged\n');
  site.remove();
});

test('a file keeps its line ends and its byte order mark when an import changes it', async () => {
  const site = workspace();
  const bib = join(site.root, 'my.bib');
  const file = join(site.content, 'references/caplin1991.md');
  writeFileSync(bib, good);
  await runSite(['import', bib, '--content', site.content]);
  const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, windows(before));
  writeFileSync(bib, good.replace('QJE', 'Quarterly'));
  await runSite(['import', bib, '--content', site.content]);
  assert.is(readFileSync(file, 'utf8'), windows(before.replace('QJE', 'Quarterly')));
  site.remove();
});

test('a bibliography is read in the encodings that programs write', async () => {
  const site = workspace();
  const bib = join(site.root, 'my.bib');
  const entry = good.replace('A Title', 'Économie é');
  for (const bytes of [
    Buffer.from(`\ufeff${entry}`, 'utf16le'),
    Buffer.from(entry, 'latin1'),
    Buffer.from(`\ufeff${entry}`.replace('\n', '\r\n')),
  ]) {
    writeFileSync(bib, bytes);
    const { stdout, stderr } = await runSite(['import', bib, '--content', site.content]);
    assert.match(stdout, /1 (?:new|unchanged)/, stderr);
  }
  assert.match(readFileSync(join(site.content, 'references/caplin1991.md'), 'utf8'), 'title: Économie é\n');
  site.remove();
});

test('the bibliographies of a folder come in, each by itself', async () => {
  const site = workspace();
  const folder = join(site.root, 'publication');
  mkdirSync(join(folder, 'one'), { recursive: true });
  mkdirSync(join(folder, 'two'));
  const empty = await runSite(['import', folder, '--as', 'references', '--content', site.content]);
  assert.is(empty.stderr, `\`${folder}\` has no bibliography (.bib or .ris).\n`);
  writeFileSync(join(folder, 'one', 'cite.bib'), good);
  writeFileSync(join(folder, 'two', 'cite.bib'), good.replaceAll('1991', '1992').replace('2937923', '2937924'));
  const bare = await runSite(['import', folder, '--content', site.content]);
  assert.match(bare.stderr, /has no document \(.+\)\. To bring its bibliographies in, write `--as references`\.\n$/);
  writeFileSync(join(folder, 'two', 'index.md'), '# Two\n\nWords.\n');
  const { code, stdout, stderr } = await runSite(['import', folder, '--as', 'references', '--content', site.content]);
  assert.is(code, 0, stderr);
  assert.match(stdout, /references\/caplin1991[\s\S]*references\/caplin1992/);
  site.remove();
});

test('export writes what was imported, all of it or what is asked for', async () => {
  const site = workspace();
  const bib = join(site.root, 'my.bib');
  writeFileSync(bib, good);
  await runSite(['import', bib, '--content', site.content]);
  const ris = await runSite(['export', 'caplin1991', '--format', 'ris', '--content', site.content]);
  assert.is(
    ris.stdout,
    'TY  - JOUR\nID  - caplin1991\nAU  - Caplin, Andrew\nTI  - A Title\nT2  - QJE\nPY  - 1991\nDO  - 10.2307/2937923\nER  - \n',
  );
  const unknown = await runSite(['export', 'caplin1992', '--content', site.content]);
  assert.is(unknown.code, 2);
  assert.is(unknown.stderr, '`caplin1992` is no reference. Did you mean `caplin1991`?\n');
  const out = join(site.root, 'all.json');
  assert.is((await runSite(['export', '--format', 'csl-json', '--out', out, '--content', site.content])).code, 0);
  assert.ok(
    JSON.parse(readFileSync(out, 'utf8')).some((one: { readonly DOI?: string }) => one.DOI === '10.2307/2937923'),
  );
  site.remove();
});

test('export says of a reference with errors that it has some, and leaves it out of all', async () => {
  const site = workspace({ 'references/poe-2022.md': '---\ntitle: A Tale\n---\n' });
  const alone = await runSite(['export', 'poe-2022', '--content', site.content]);
  assert.is(alone.code, 2);
  assert.is(alone.stderr, '`content/references/poe-2022.md` has errors: `npm run check` says which.\n');
  const all = await runSite(['export', '--content', site.content]);
  assert.is(all.code, 1);
  assert.is(all.stderr, 'Left out, because they have errors: content/references/poe-2022.md\n');
  site.remove();
});

test('the CSL-JSON that export writes comes in again, and a mistake in it is told at its line', async () => {
  const site = workspace();
  const bib = join(site.root, 'one.bib');
  writeFileSync(bib, '@article{doe, author={Doe, Jane}, title={On Attention}, year={2018}, journal={Econometrica}}');
  await runSite(['import', bib, '--content', site.content]);
  const out = join(site.root, 'again.json');
  await runSite(['export', '--format', 'csl-json', '--out', out, '--content', site.content]);
  const again = await runSite(['import', out, '--content', site.content]);
  assert.is(again.code, 0, again.stderr);
  assert.match(again.stdout, 'references: ');
  writeFileSync(out, '[\n  { "id": "roe", "type": "book", "title": "" }\n]\n');
  const wrong = await runSite(['import', out, '--content', site.content]);
  assert.is(wrong.code, 1);
  assert.match(wrong.stderr, 'again.json:2');
  site.remove();
});

test('a text file, as EndNote writes for every format, comes in when it holds RIS or BibTeX', async () => {
  const site = workspace();
  const entries = {
    'ris.txt':
      'TY  - JOUR\r\nAU  - Doe, Jane\r\nTI  - On Inattention\r\nPY  - 2019\r\nJO  - Econometrica\r\nER  - \r\n',
    'bibtex.txt': '@article{doe, author={Doe, Jane}, title={On Attention}, year={2018}, journal={Econometrica}}',
  };
  for (const [name, text] of Object.entries(entries)) {
    writeFileSync(join(site.root, name), text);
    const { code, stdout } = await runSite(['import', join(site.root, name), '--content', site.content]);
    assert.is(code, 0);
    assert.match(stdout, 'references: 1 new');
  }
  const letter = join(site.root, 'letter.txt');
  writeFileSync(letter, 'Dear colleague,');
  assert.match((await runSite(['import', letter])).stderr, 'is neither a bibliography (.bib, .ris or .json)');
  writeFileSync(letter, 'PMID- 38512345\nTI  - On Inattention\n');
  for (const path of [letter, 'pubmed.nbib'])
    assert.match((await runSite(['import', path])).stderr, 'Bring it into Zotero or EndNote, and export it from there');
  site.remove();
});

test('a wrong call is said in one line and ends with 2', async () => {
  const none = await runSite(['import']);
  assert.is(none.code, 2);
  assert.is(none.stderr, 'Name one thing to bring in: a file, a DOI with `--doi`, or a profile with `--orcid`.\n');
  assert.match((await runSite(['import', 'doi:10.1257/aer.1'])).stderr, 'write `--doi 10.1257/aer.1`.');
  assert.is((await runSite(['import', 'nowhere.bib'])).stderr, 'There is no file `nowhere.bib`.\n');
  assert.is((await runSite(['import', 'list.docx'])).stderr, 'There is no file `list.docx`.\n');
  assert.match(
    (await runSite(['import', 'biome.yml', '--as', 'pages'])).stderr,
    '`biome.yml` is neither a bibliography',
  );
  const strange = await runSite(['import', 'package.json']);
  assert.match(
    strange.stderr,
    /^`package\.json` is neither a bibliography \(\.bib, \.ris or \.json\) nor a document \(/,
  );
});

test.run();
