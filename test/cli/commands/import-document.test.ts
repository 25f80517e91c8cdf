import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, bring, frontMatterOf } from '../../support/bring.ts';
import { namespaces, word } from '../../support/documents.ts';
import { png } from '../../support/draft.ts';
import { runSite } from '../../support/site-cli.ts';

const paragraph = (text: string, style = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

test('a document of Word becomes a draft with its formula and its footnote, and says what it lost', async () => {
  const text = [
    paragraph('Costly Attention', 'T'),
    paragraph('Why', 'H'),
    '<w:p><w:r><w:t>It costs $5 and</w:t></w:r><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath><w:r><w:t>more</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:commentReference w:id="1"/></w:p>',
  ].join('');
  const { site, run, page } = bring('draft.docx', word(text));
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, 'content/papers/costly-attention.md is new, at /research/papers/costly-attention\n');
  assert.match(stdout, 'Not as it was:\n  - A comment is left out. (at ');
  const written = page('costly-attention');
  assert.match(written, '\ntitle: Costly Attention\n');
  assert.match(written, '\ndraft: true\n');
  assert.is(bodyOf(written), '## Why\n\nIt costs \\$5 and$x^{2}$more[^a]\n\n[^a]: The note.');

  const again = await run();
  assert.is(again.code, 1);
  assert.is(
    again.stderr,
    '`content/papers/costly-attention.md` is there already.\nTo bring a changed document in again, take its page away first (`npm run site -- remove papers/costly-attention`), or give it another name with `--slug`.\n',
  );
  site.remove();
});

test('the day and the authors below the title of a document of Word are those of its page', async () => {
  const style = (name: string) => `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/></w:style>`;
  const styles = `<w:styles ${namespaces}>${['Title', 'Author', 'Date'].map(style).join('')}</w:styles>`;
  const day = paragraph('19 February 2024', 'Date');
  const text = [
    paragraph('Receipts', 'Title'),
    paragraph('Ada Writer', 'Author'),
    paragraph('Bob Reader', 'Author'),
    day,
  ];
  const later = Array.from({ length: 6 }, () => paragraph('Words.')).join('') + day;
  const { site, run, page } = bring('draft.docx', word(text.join('') + later, { 'word/styles.xml': styles }));
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, 'Everything was carried over');
  assert.equal(
    frontMatterOf(page('receipts')).filter((line) => /^(?:date|authors|aliases):/.test(line)),
    ['date: 2024-02-19', 'authors: [Ada Writer, Bob Reader]'],
  );
  assert.is(bodyOf(page('receipts')), `${'Words.\n\n'.repeat(6)}19 February 2024`);
  site.remove();
});

test('only a page that can be taken away is said to be', async () => {
  const { site, run } = bring('page.md', '', '--as', 'pages');
  for (const [title, reason] of [
    [
      'Research',
      '`content/pages/research.md` is there already.\nCopy its text into the page that the site has there, or give it another name with `--slug`.\n',
    ],
    [
      'Data',
      '`/data` is the address of the folder of files that pages load as they are opened, so no page of your own can have it.\nGive it another name with `--slug`, such as `data-page`.\n',
    ],
  ] as const) {
    writeFileSync(join(site.root, 'page.md'), `---\ntitle: ${title}\n---\nWords.\n`);
    assert.is((await run()).stderr, reason);
  }
  site.remove();
});

test('a name with spaces that is typed without quotes is told how to type it', async () => {
  const { code, stderr } = await runSite(['import', 'My', 'Draft.docx']);
  assert.is(code, 2);
  assert.is(stderr, '`import` takes one file. A name with spaces goes in quotes: `"My Draft.docx"`.\n');
});

test('what keeps a document out is named by its words, since no file was written', async () => {
  const deep = `<h1>One</h1>${'<blockquote>'.repeat(70)}<p>The words.</p>${'</blockquote>'.repeat(70)}`;
  const { site, run } = bring('page.html', deep);
  const { code, stderr } = await run();
  assert.is(code, 1);
  assert.match(stderr, '  at the words `The words.`  Quotations, lists or emphasis are nested more than 60 deep here.');
  assert.not.match(stderr, '.md:');
  site.remove();
});

test('a colon that begins a paragraph, and an address that is none, keep no document out', async () => {
  const { site, run, page } = bring(
    'page.html',
    '<h1>One</h1><p>: so it goes</p><p><a href="mailto:me@home">Me</a></p>',
  );
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, 'The link to `mailto:me@home` is plain text now');
  assert.is(bodyOf(page('one')), '\\: so it goes\n\nMe');
  site.remove();
});

test('a link to a page that this site does not have keeps no document out, and is told', async () => {
  const { site, run, page } = bring('page.html', '<h1>One</h1><p><a href="https://site.test/nowhere">There</a></p>');
  const url = /^url: (.*)$/m.exec(readFileSync(join(site.content, 'site.md'), 'utf8'))?.[1] ?? '';
  writeFileSync(join(site.root, 'page.html'), `<h1>One</h1><p><a href="${url}/nowhere">There</a></p>`);
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, `The link to \`${url}/nowhere\` is plain text now: it leads to no page of this site.`);
  assert.is(bodyOf(page('one')), 'There');
  site.remove();
});

test('a publication that is typed out, and that the site has, is told with its name', async () => {
  const html = '<h1>One</h1><p>Doe, J.: A Study. https://doi.org/10.1000/Study.</p>';
  const { site, run } = bring('page.html', html);
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, 'The site has `10.1000/study`: write `[@doe-2020-study]` where the text cites it');
  const others = '<h1>Two</h1><p>Others: 10.1000/study-two, 10.1000/study2, 10.1000/study.b.</p>';
  writeFileSync(join(site.root, 'page.html'), others);
  assert.not.match((await run()).stdout, 'The site has');
  site.remove();
});

test('a title that is too long is cut off, and told in full', async () => {
  const title = `${'word '.repeat(45)}end`;
  const { site, run } = bring('page.html', `<h1>${title}</h1><p>One.</p>`);
  const { code, stdout } = await run();
  assert.is(code, 0);
  assert.match(stdout, `this one is cut off: \`${title}\``);
  site.remove();
});

test('a web page brings its pictures, its citations and nothing that is not its text', async () => {
  const html = `<title>Ignored</title><nav><a href="/x">Home</a></nav><main><h1>On Attention</h1>
<p>As <b>said </b>in [@smith2020] and [@doe-2020-study, p. 7].<script>alert(1)</script> A <a href="javascript:alert(1)">link</a>.</p>
<p><img src="one.png"></p><p><img src="../../secret.png" alt="Secret"></p><img src="https://example.org/a.png" alt="Far"></main>`;
  const { site, run, page } = bring('page.html', html);
  writeFileSync(join(site.root, 'one.png'), png);
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.is(
    bodyOf(page('on-attention')),
    'As **said** in \\[\\@smith2020\\] and [@doe-2020-study, p. 7]. A link.\n\n![Replace these words by what the picture shows](/media/page-1.png)\n\n[Far](https://example.org/a.png)',
  );
  assert.match(page('on-attention'), '\nreferences: [doe-2020-study]\n');
  assert.equal(readFileSync(join(site.content, 'media/page-1.png')), png);
  assert.match(stdout, 'In media/: page-1.png\n');
  assert.match(stdout, '  - A picture (“Secret”) was not found');
  const check = await runSite(['check', '--content', site.content]);
  assert.is(check.code, 0, check.stderr);
  site.remove();
});

test('what Google Docs exports loses its backslashes, and its pictures stand in media/', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const text = `# **A Title** {#a-title}\n\n## **Part** {#part}\n\nAs in \\[@unknown\\], *twice*, for $5 \\- $10.\n\n![][image1]\n\n[image1]: <${data}>\n`;
  const { site, run, page } = bring('draft.md', text);
  const { code, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.is(
    bodyOf(page('a-title')),
    '## Part\n\nAs in \\[\\@unknown\\], *twice*, for \\$5 - \\$10.\n\n![Replace these words by what the picture shows](/media/draft-1.png)',
  );
  site.remove();
});

test('a dry run shows what would be there, and writes nothing', async () => {
  const { site, run } = bring('page.html', '<h1>On Attention</h1><p>Words.</p>', '--dry-run');
  const { stdout } = await run();
  assert.match(stdout, '+Words.\n');
  assert.not.ok(existsSync(join(site.content, 'papers/on-attention.md')));
  site.remove();
});

test('a folder that is not there is said, whatever its files were to become', async () => {
  const { code, stderr } = await runSite(['import', '../old-site/_talks', '--as', 'talks']);
  assert.equal([code, stderr], [2, 'There is no file or folder `../old-site/_talks`.\n']);
});

test('what is no document is said, and nothing is written', async () => {
  const { site, run } = bring('draft.docx', 'no archive');
  const { code, stderr } = await run();
  assert.is(code, 2);
  assert.match(stderr, 'cannot be read as a .docx file');
  site.remove();
});

test('a document dropped into a folder of content is named by the check, and comes in by what that says', async () => {
  const { site } = bring('page.html', '');
  const path = join(site.content, 'papers', 'My draft.docx');
  mkdirSync(join(site.content, 'papers'), { recursive: true });
  writeFileSync(path, word(paragraph('Words')));
  const before = await runSite(['check', '--content', site.content]);
  assert.is(before.code, 1);
  assert.match(before.stdout + before.stderr, '`npm run site -- import "content/papers/My draft.docx"`');

  const { code, stdout, stderr } = await runSite(['import', path, '--content', site.content]);
  assert.is(code, 0, stderr);
  assert.match(stdout, `originals/My draft.docx`);
  assert.is(bodyOf(readFileSync(join(site.content, 'papers', 'my-draft.md'), 'utf8')), 'Words');
  assert.not.ok(existsSync(path));
  assert.ok(existsSync(join(site.root, 'originals', 'My draft.docx')));
  assert.is((await runSite(['check', '--content', site.content])).code, 0);
  site.remove();
});

test('a text without front matter among the pages becomes a draft in its place, and a page stays as it is', async () => {
  const { site } = bring('page.html', '');
  const path = join(site.content, 'papers', 'on-attention.md');
  writeFileSync(path, '# **On Attention**\n\nWords.\n');
  const { code, stderr } = await runSite(['import', path, '--content', site.content]);
  assert.is(code, 0, stderr);
  assert.match(readFileSync(path, 'utf8'), '\ntitle: On Attention\n');
  assert.is(bodyOf(readFileSync(path, 'utf8')), 'Words.');
  assert.is(readFileSync(join(site.root, 'originals', 'on-attention.md'), 'utf8'), '# **On Attention**\n\nWords.\n');
  const again = await runSite(['import', path, '--content', site.content]);
  assert.is(again.code, 1, again.stdout);
  assert.match(again.stderr, 'on-attention.md` is there already');
  site.remove();
});

/** What stands between the lines of `---`, without the comments on each key. */
test.run();
