import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, bring, frontMatterOf } from '../../support/bring.ts';
import { png } from '../../support/draft.ts';
import { runSite } from '../../support/site-cli.ts';
import { workspace } from '../../support/workspace.ts';

test('the pictures of another site come in as its templates name them, from wherever in it they lie', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'old', 'posts');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(site.root, 'old', 'img'));
  mkdirSync(join(site.root, 'old', '.obsidian'));
  writeFileSync(join(site.root, 'old', 'img', 'one 1.png'), png);
  writeFileSync(join(site.root, 'secret.png'), png);
  const pictures = [
    '<div class="row">\n  {% include figure.liquid path="img/one 1.png" title="A curve" %}\n</div>',
    '{{< figure src="../img/one 1.png" caption="It falls" alt="A curve" >}}',
    '![A curve](<../img/one 1.png> "It falls")',
    '![[one 1.png|A curve]]',
    '<img src="../../secret.png">',
  ];
  writeFileSync(join(folder, 'post.md'), `---\ntitle: One\n---\n${pictures.join('\n\n')}\n`);
  const { code, stdout, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 0, stderr);
  const shown = '![A curve](/media/post-1.png)';
  assert.is(
    bodyOf(readFileSync(join(site.content, 'papers', 'one.md'), 'utf8')),
    [shown, shown, ': It falls', shown, ': It falls', shown].join('\n\n'),
  );
  assert.match(
    stdout,
    '  - A picture lies outside the folder of the page: import the folder that holds both, or copy it beside the page, and put it in. (at “../../secret.png”)\n',
  );
  site.remove();
});

test('a page that was saved from a blog keeps its day and its old address, and tells whose it is where it cannot say so', async () => {
  const post = (body: string) =>
    `<!-- saved from url=(0040)https://blog.example/lab/2011/10/gothic-e/#more --><html><head><link rel="canonical" href="https://blog.example/lab/2011/10/gothic-e/"><meta property="article:published_time" content="2011-10-09T21:15:00+02:00"></head><body><h1>Gothic</h1><p>Words.</p>${body}</body></html>`;
  const by = '<footer class="entry-footer">By <a rel="author">Ada Writer</a></footer>';
  const { site, run } = bring('page.html', post(by), '--as', 'news');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  const page = readFileSync(join(site.content, 'news', 'gothic.md'), 'utf8');
  assert.equal(frontMatterOf(page), [
    'title: Gothic',
    'date: 2011-10-09',
    'aliases: [/lab/2011/10/gothic-e]',
    'draft: true',
  ]);
  assert.match(
    stdout,
    'Not as it was:\n  - What a blog puts around a text is left out: lines with the day, the author and the categories.\n  - A page of this kind has no `authors`: write it into the text, if readers need it. (at “Ada Writer”)\nIt is a draft',
  );
  writeFileSync(join(site.root, 'page.html'), post(by).replace('Gothic', 'Goth').replaceAll('gothic-e', 'goth'));
  const path = join(site.root, 'page.html');
  assert.is((await runSite(['import', path, '--content', site.content])).code, 0);
  const paper = frontMatterOf(readFileSync(join(site.content, 'papers', 'goth.md'), 'utf8'));
  assert.equal(
    paper.filter((line) => /^(?:date|authors|aliases):/.test(line)),
    ['date: 2011-10-09', 'authors: [Ada Writer]', 'aliases: [/lab/2011/10/goth]'],
  );
  site.remove();
});

test('the pages of a folder and the folders in it link to each other, whichever comes first, and only links that lead nowhere are told', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'old');
  for (const one of ['projects', 'images', 'blog']) mkdirSync(join(folder, one), { recursive: true });
  writeFileSync(join(folder, 'images', 'tin box.png'), png);
  const pages = {
    'index.html':
      '<title>Me</title><p><a href="projects/envelopes.html">Envelopes</a>, <a href="nowhere.html">none</a>.</p>',
    'projects/envelopes.html':
      '<title>The experiment</title><p><a href="../">Me</a>, <a href="https://old.example/lab/post/">post</a>.</p><img src="../images/tin%20box.png" alt="A tin">',
    'blog/a öre.html':
      '<link rel="canonical" href="https://old.example/lab/öre/"><title>Öre</title><p><a href="https://old.example/lab/post/#x">Post</a>, <a href="https://other.example/">other</a>.</p>',
    'blog/post.html': '<link rel="canonical" href="https://old.example/lab/post/"><title>Post</title><p>Words.</p>',
  };
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
  const { code, stdout, stderr } = await runSite(['import', folder, '--as', 'pages', '--content', site.content]);
  assert.is(code, 0, stderr);
  const text = (name: string) => bodyOf(readFileSync(join(site.content, 'pages', `${name}.md`), 'utf8'));
  assert.is(text('me'), '[Envelopes](/the-experiment), none.');
  const top = (name: string) => frontMatterOf(readFileSync(join(site.content, 'pages', `${name}.md`), 'utf8'));
  assert.ok(top('the-experiment').includes('aliases: [/projects/envelopes]'));
  assert.not(top('me').some((line) => line.startsWith('aliases:')));
  assert.is(
    text('the-experiment'),
    '[Me](/me), [post](https://old.example/lab/post/).\n\n![A tin](/media/envelopes-1.png)',
  );
  assert.is(text('ore'), '[Post](/post), [other](https://other.example/).');
  assert.match(stdout, 'Not as it was:\n  - Links to pages that were not here yet are told at the end.\nIt is a draft');
  const part = await runSite(['import', join(folder, 'projects'), '--content', site.content]);
  assert.match(
    part.stdout,
    'Its old address is not known: write it under `aliases`, if links to it should go on working.',
  );
  assert.is(
    stdout.slice(stdout.indexOf('content/pages/ore.md links')),
    `content/pages/ore.md links to pages that came in after it
In content/pages/ore.md:
  - A link to a part of a page leads to the page alone: write \`#\` and the address of the heading. (at “https://old.example/lab/post/#x”)
content/pages/me.md links to pages that came in after it
In content/pages/me.md:
  - The link to \`nowhere.html\` is plain text now: it leads to no page of this site.
2 files written
`,
  );
  site.remove();
});

test('a PDF to which a page of another site links comes in with it, under its own name', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'old', '_pages');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(site.root, 'old', 'files'));
  writeFileSync(join(site.root, 'old', '_config.yml'), '');
  writeFileSync(join(site.root, 'old', 'files', 'My_CV 1.pdf'), '%PDF-1.7');
  writeFileSync(join(site.root, 'old', 'files', 'page.pdf'), '<html>');
  const links = '[One](/files/My_CV%201.pdf), [two](<../files/My_CV 1.pdf#page=2>), [none](/files/page.pdf).';
  writeFileSync(join(folder, 'cv.md'), `---\ntitle: My life\n---\n${links}\n`);
  const { code, stdout, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 0, stderr);
  assert.is(
    bodyOf(readFileSync(join(site.content, 'papers', 'my-life.md'), 'utf8')),
    '[One](/media/my-cv-1.pdf), [two](/media/my-cv-1.pdf), none.',
  );
  assert.match(stdout, 'In media/: my-cv-1.pdf\n');
  writeFileSync(join(folder, 'cv.md'), '---\ntitle: Again\n---\n[One](/files/My_CV%201.pdf)\n');
  assert.is((await runSite(['import', join(folder, 'cv.md'), '--content', site.content])).code, 0);
  assert.is(bodyOf(readFileSync(join(site.content, 'papers', 'again.md'), 'utf8')), '[One](/media/my-cv-1.pdf)');
  assert.ok(existsSync(join(site.content, 'media', 'my-cv-1.pdf')));
  site.remove();
});

test('a file with spaces in its name comes in, too, as Jekyll reads its address', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'old', '_pages');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(site.root, 'old', 'files'));
  writeFileSync(join(site.root, 'old', '_config.yml'), '');
  writeFileSync(join(site.root, 'old', 'files', 'The data.pdf'), '%PDF-1.7');
  writeFileSync(join(site.root, 'old', 'files', 'A curve.png'), png);
  const text =
    'Sign [the form](/files/The data.pdf), ![A curve](/files/A curve.png), [none](/files/no data.pdf) and [so on](as before).';
  writeFileSync(join(folder, 'data.md'), `---\ntitle: Data\n---\n${text}\n`);
  const { code, stdout, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 0, stderr);
  assert.is(
    bodyOf(readFileSync(join(site.content, 'papers', 'data.md'), 'utf8')),
    'Sign [the form](/media/the-data.pdf), ![A curve](/media/data-1.png), none and \\[so on]\\(as before).',
  );
  assert.match(stdout, 'The link to `/files/no data.pdf` is plain text now: it leads to no page of this site.');
  site.remove();
});

test('a document of Quarto keeps its authors and its sections, and its code is only shown', async () => {
  const text = `---
title: On Attention
author:
  - {name: {given: Ada, family: Writer}, orcid: "https://orcid.org/0000-0002-1825-0097"}
  - me
categories: []
---

# One {#sec-one}

::: {.column-margin}
Words.
:::

\`\`\`{python}
#| label: one
print(1)
\`\`\`
`;
  const { site, run, page } = bring('draft.qmd', text);
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, '  - Code that another program runs is only shown: put in what it prints or draws. (at “');
  assert.match(stdout, 'What is said of the looks of a passage or picture is left out. (at “.column-margin”)\n');
  assert.ok(
    frontMatterOf(page('on-attention')).includes(
      'authors: [{name: "Writer, Ada", orcid: 0000-0002-1825-0097}, Ada Writer]',
    ),
  );
  assert.match(bodyOf(page('on-attention')), /^## One\n/);
  assert.match(bodyOf(page('on-attention')), '\n```python\nprint(1)\n```');
  site.remove();
});

test('a link from one page of another site to one that is here leads to it', async () => {
  const { site, run, page } = bring('one.md', '# One\n\nA [talk](/talks/) and [this](/research/) and [that](/a/).\n');
  assert.is((await run()).code, 0);
  assert.is(bodyOf(page('one')), 'A talk and [this](/research) and that.');
  site.remove();
});

test('the old address of a page follows from its place or the settings, and links to it lead to the draft', async () => {
  const { site } = bring('page.html', '');
  const bringFrom = async (settings: string, texts: Readonly<Record<string, string>>, folder: string, as: string) => {
    const root = join(site.root, settings.replace(/\W/g, ''));
    mkdirSync(root);
    writeFileSync(join(root, settings), 'url: https://example.org\npermalink: /blog/:year/:title/\n');
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return runSite(['import', join(root, folder), '--as', as, '--content', site.content]);
  };
  const read = (place: string) => readFileSync(join(site.content, `${place}.md`), 'utf8');
  const posts = await bringFrom(
    '_config.yml',
    {
      '_posts/2024-02-01-one.md': '---\ntitle: Post one\n---\n# Part A\n\nWords.\n\n# Part B\n',
      '_posts/2024-03-01-two.md':
        '---\ntitle: Post two\n---\n[One](/blog/2024/one/#part-a), [it](/blog/2024/one/#c), [again]({% post_url 2024-02-01-one %}).\n',
    },
    '_posts',
    'news',
  );
  assert.is(posts.code, 0, posts.stderr);
  assert.match(posts.stdout, 'Everything was carried over');
  assert.ok(frontMatterOf(read('news/post-one')).includes('aliases: [/blog/2024/one]'));
  assert.is(
    bodyOf(read('news/post-two')),
    '[One](/news/post-one#part-a), [it](/news/post-one), [again](/news/post-one).',
  );
  assert.match(
    posts.stdout,
    'A link to a part of a page leads to the page alone: write `#` and the address of the heading. (at “/blog/2024/one/#c”)',
  );
  const quarto = await bringFrom(
    '_quarto.yml',
    {
      'work/a/index.qmd': '---\ntitle: Paper A\n---\nWords.\n',
      'work/b.qmd': '---\ntitle: Paper B\n---\n[A](a/index.qmd), [*C*](c/index.qmd), [E](e.qmd)[](c/index.qmd).\n',
      'work/c/index.qmd': '---\ntitle: Paper C\n---\n[A](../a/index.qmd), [B](../b.qmd), [D](../d.qmd).\n',
    },
    'work',
    'papers',
  );
  assert.is(quarto.code, 0, quarto.stderr);
  assert.ok(frontMatterOf(read('papers/paper-a')).includes('aliases: [/work/a]'));
  assert.is(bodyOf(read('papers/paper-b')), '[A](/research/papers/paper-a), [*C*](/research/papers/paper-c), E.');
  assert.match(quarto.stdout, 'content/papers/paper-b.md links to pages that came in after it');
  assert.is(bodyOf(read('papers/paper-c')), '[A](/research/papers/paper-a), [B](/research/papers/paper-b), D.');
  const hugo = await bringFrom(
    'hugo.yaml',
    {
      'content/Post/Three/index.md': '---\ntitle: Post three\n---\n[[Post one|Words]]\n',
      'content/post/My four.md': '---\ntitle: Post four\n---\nWords.\n',
      'content/post/five.md': '---\ntitle: Post five\nslug: 5th\n---\n[Four](../my-four/), [none](my-four/).\n',
      'content/post/six.md': '---\ntitle: Post six\nurl: about-six/\n---\nWords.\n',
    },
    'content',
    'news',
  );
  assert.is(hugo.code, 0, hugo.stderr);
  assert.not.match(hugo.stdout, 'are left out');
  for (const [name, address] of [
    ['three', '/post/three'],
    ['four', '/post/my-four'],
    ['five', '/post/5th'],
    ['six', '/about-six'],
  ])
    assert.ok(frontMatterOf(read(`news/post-${name}`)).includes(`aliases: [${address}]`), name);
  assert.is(bodyOf(read('news/post-five')), '[Four](/news/post-four), none.');
  assert.is(bodyOf(read('news/post-three')), '[Words](/news/post-one)');
  assert.is((await runSite(['check', '--content', site.content])).code, 0);
  site.remove();
});

test('a link to a note by the name of its file leads to the page with its title, and to no older page of that name', async () => {
  const site = workspace();
  const folder = join(site.root, 'vault');
  mkdirSync(folder);
  writeFileSync(join(folder, 'Able.md'), 'To [[Zed]] and [[Beta]].\n');
  writeFileSync(join(folder, 'Alpha.md'), '# What begins\n\nWords.\n');
  writeFileSync(join(folder, 'Zed.md'), '# What ends\n\nTo [[Able]] and [[Alpha]].\n');
  const { code, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 0, stderr);
  const read = (name: string) => bodyOf(readFileSync(join(site.content, 'papers', `${name}.md`), 'utf8'));
  assert.is(read('what-ends'), 'To [Able](/research/papers/able) and [Alpha](/research/papers/what-begins).');
  assert.is(read('able'), 'To [Zed](/research/papers/what-ends) and [Beta](/resources/beta).');
  site.remove();
});

test('a page whose title is in another script has the name of its file, and links to one without a name lead nowhere', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'old');
  mkdirSync(folder);
  writeFileSync(join(folder, 'choice.md'), '---\ntitle: 決定の理論\n---\nText.\n');
  writeFileSync(join(folder, '論文.md'), '---\ntitle: 論文\n---\nText.\n');
  writeFileSync(join(folder, '零.md'), '---\ntitle: Last\n---\n[One](choice.md), [two](論文.md).\n');
  const { code, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 1);
  assert.match(stderr, 'No address can be made from `論文`.');
  assert.match(readFileSync(join(site.content, 'papers', 'choice.md'), 'utf8'), 'title: 決定の理論\n');
  const last = readFileSync(join(site.content, 'papers', 'last.md'), 'utf8');
  assert.is(bodyOf(last), '[One](/research/papers/choice), two.');
  site.remove();
});

test('a piece of news that is one line is its own title, which leads where the line led', async () => {
  for (const [text, title, link, body] of [
    ['I joined [it](https://example.org).', 'I joined it.', 'https://example.org', ''],
    ['*On Choice* won a **prize**!', 'On Choice won a prize!', undefined, ''],
    ['**[On *Choice*](https://example.org)** is out!', 'On Choice is out!', 'https://example.org', ''],
    ['**One [of](https://example.org)** [two](https://example.com).', 'One of two.', undefined, 'all'],
    ['I read [on $x$](https://example.org).', 'I read on x.', undefined, 'all'],
    ['[One](https://example.org) and [two](https://example.com).', 'One and two.', undefined, 'all'],
    ['I won.\n\nMore.', 'I won.', undefined, 'all'],
    ['I read $x$ well.', 'I read x well.', undefined, 'all'],
    ['I read [@doe-2020-study].', 'I read [@doe-2020-study].', undefined, 'all'],
  ] as const) {
    const { site, run } = bring('announcement_1.md', `---\ndate: 2024-02-01\n---\n${text}\n`, '--as', 'news');
    const { code, stdout } = await run();
    assert.is(code, 0);
    const [, name = ''] = /content\/(news\/[\w-]+\.md) is new/.exec(stdout) ?? [];
    const written = readFileSync(join(site.content, name), 'utf8');
    const lines = frontMatterOf(written);
    assert.is(lines[0]?.replaceAll('"', ''), `title: ${title}`);
    assert.is(
      lines.find((one) => one.startsWith('link:')),
      link && `link: ${link}`,
    );
    assert.is(bodyOf(written), body && text);
    site.remove();
  }
});

test('a piece of news that leads elsewhere keeps its line where that has another link', async () => {
  const text = 'I joined [it](https://example.org).';
  for (const [redirect, body] of [
    ['https://example.com', text],
    ['https://example.org', ''],
  ] as const) {
    const { site, run } = bring('one.md', `---\nredirect: ${redirect}\n---\n${text}\n`, '--as', 'news');
    assert.is((await run()).code, 0);
    const written = readFileSync(join(site.content, 'news', 'i-joined-it.md'), 'utf8');
    assert.ok(frontMatterOf(written).includes(`link: ${redirect}`));
    assert.is(bodyOf(written), body);
    site.remove();
  }
});

test('a citation by the key of another program leads to the reference that an import made of it', async () => {
  const { site, run, page } = bring(
    'one.md',
    '# One\n\nAs [@Doe_2020:Study, p. 7] and @Doe-2020-Study say {% cite Doe:2020_Study %}.\n',
  );
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.is(bodyOf(page('one')), 'As [@doe-2020-study, p. 7] and Doe and Roe [@doe-2020-study] say [@doe-2020-study].');
  assert.match(page('one'), '\nreferences: [doe-2020-study]\n');
  assert.not.match(stdout, 'bring its reference in');
  site.remove();
});

test('a citation by a key of DBLP leads to its reference, alone and beside another', async () => {
  const { site, run, page } = bring(
    'draft.md',
    '# One\n\nAs {% cite DBLP:doe/2020/Study %}, <d-cite key="doe-2020-study,DBLP:doe/2020/Study"></d-cite> and [@DBLP:doe/2020/Study, p. 7] say; write to ada@doe/2020/Study.\n',
  );
  writeFileSync(
    join(site.content, 'references', 'dblp-doe-2020-study.md'),
    readFileSync(join(site.content, 'references', 'doe-2020-study.md'), 'utf8').replace(
      /^(?:doi|title):.*$/gm,
      'title: Other',
    ),
  );
  const { stdout } = await run();
  assert.is(
    bodyOf(page('one')),
    'As [@dblp-doe-2020-study], [@doe-2020-study; @dblp-doe-2020-study] and [@dblp-doe-2020-study, p. 7] say; write to ada\\@doe/2020/Study.',
  );
  assert.not.match(stdout, 'is plain text');
  site.remove();
});

test('a citation of Pandoc without the names of its authors has none before it', async () => {
  const { site, run, page } = bring('draft.qmd', '# One\n\nDoe and Roe -@doe-2020-study say so (-@doe-2020-study).\n');
  await run();
  assert.is(bodyOf(page('one')), 'Doe and Roe [@doe-2020-study] say so ([@doe-2020-study]).');
  site.remove();
});

test('a citation that stands for its authors has their names before it, and one behind the words that it is of has not', async () => {
  const { site, run, page } = bring(
    'draft.md',
    '# One\n\n{% cite doe-2020-study %} say so. Others do {% cite doe-2020-study %}.\n{% cite doe-2020-study %} And *choice* {% cite doe-2020-study %} is out; see {% cite doe-2020-study %}, (see {% cite doe-2020-study %}).\n\nCompare {% cite doe-2020-study doe:2020_study %}.\n',
  );
  const { stdout } = await run();
  assert.is(
    bodyOf(page('one')),
    'Doe and Roe [@doe-2020-study] say so. Others do [@doe-2020-study].\n[@doe-2020-study] And *choice* [@doe-2020-study] is out; see Doe and Roe [@doe-2020-study], (see [@doe-2020-study]).\n\nCompare Doe and Roe [@doe-2020-study], Doe and Roe [@doe-2020-study].',
  );
  assert.not.match(stdout, 'stood for its authors');
  site.remove();
});

test('a citation that stands for its authors keeps the place behind it', async () => {
  const { site, run, page } = bring('draft.md', '# One\n\nSo @doe-2020-study [p. 3] and @doe-2020-study [sic] say.\n');
  await run();
  assert.is(
    bodyOf(page('one')),
    'So Doe and Roe [@doe-2020-study, p. 3] and Doe and Roe [@doe-2020-study] \\[sic] say.',
  );
  site.remove();
});

test('a piece of news without a title begins with it, and a long one is cut off', async () => {
  const long = `I joined @them and ${'won a prize '.repeat(20)}`;
  const text = `---\ndate: 2024-02-01\n---\n${long}today.\n\nMore.\n`;
  const { site, run } = bring('announcement_1.md', text, '--as', 'news');
  const { code, stdout } = await run();
  assert.is(code, 0);
  const [, name = ''] = /content\/(news\/[\w-]+\.md) is new/.exec(stdout) ?? [];
  const title = /\ntitle: "?(.*?)"?\n/.exec(readFileSync(join(site.content, name), 'utf8'))?.[1] ?? '';
  assert.match(title, /^I joined @them and won a prize [\w ]* (?:won|a|prize)…$/);
  site.remove();
});

test('a folder of documents comes in one by one, and one that cannot be read holds no other back', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'posts');
  mkdirSync(join(folder, 'on-attention'), { recursive: true });
  writeFileSync(join(folder, 'README.md'), '# About\n\nWords.\n');
  writeFileSync(join(folder, '_part.qmd'), '# Part\n\nWords.\n');
  mkdirSync(join(folder, '_layouts'));
  writeFileSync(join(folder, '_layouts', 'default.html'), '<h1>Default</h1><p>{{ content }}</p>');
  writeFileSync(join(folder, 'a.docx'), 'no archive');
  writeFileSync(join(folder, 'on-attention', 'index.md'), '---\ntags: one, two\n---\n![One](/one.png)\n');
  writeFileSync(join(folder, 'hugo.toml'), '');
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'one.png'), png);
  const { code, stdout, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 1);
  assert.match(stderr, 'a.docx` cannot be read as a .docx file');
  assert.match(stdout, 'content/papers/on-attention.md is new, at /research/papers/on-attention\n');
  const written = readFileSync(join(site.content, 'papers', 'on-attention.md'), 'utf8');
  assert.ok(frontMatterOf(written).includes('keywords: [one, two]'));
  assert.is(bodyOf(written), '![One](/media/on-attention-1.png)');
  assert.not.ok(existsSync(join(site.content, 'papers', 'about.md')));
  assert.not.ok(existsSync(join(site.content, 'papers', 'part.md')));
  assert.not.ok(existsSync(join(site.content, 'papers', 'default.md')));

  const whole = await runSite(['import', site.root, '--content', site.content]);
  assert.is(whole.stderr, `\`${site.root}\` holds this site: name the folder of the documents alone.\n`);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  assert.match((await runSite(['import', folder, '--content', site.content])).stderr, 'posts` has no document (.docx');
  site.remove();
});

test('a folder comes in whole but for what makes a site, pages of one title, too, and what is left out is told', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'old');
  const page = (title: string) => `---\ntitle: ${title}\n---\nWords.\n`;
  const write = (place: string, text: string) => {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
  };
  write('hugo.toml', '');
  write('content/themes/one.md', page('Theme one'));
  write('content/public/goods.md', page('Goods'));
  for (const name of ['themes', 'public', 'layouts']) write(`${name}/made.md`, page('Made'));
  write('content/node_modules/made.md', page('Made'));
  write('content/_index.md', page('All posts'));
  write('content/2020-01-01-happy.md', page('Happy new year'));
  write('content/2021-01-01-again.md', page('Happy new year'));
  for (const name of ['_draft.md', 'a.ipynb', 'b.org', 'c.mdx', 'd.doc', 'README.md'])
    write(`content/${name}`, page('Made'));
  const { code, stdout, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 0, stderr);
  const names = ['theme-one', 'goods', 'all-posts', 'happy-new-year', 'again'];
  for (const name of names) assert.ok(existsSync(join(site.content, 'papers', `${name}.md`)), name);
  assert.not.ok(existsSync(join(site.content, 'papers', 'made.md')));
  assert.match(
    stdout,
    '6 files left out: `content/README.md`, `content/_draft.md`, `content/a.ipynb`, `content/b.org`, `content/c.mdx`, `content/d.doc`\n',
  );
  const again = await runSite(['import', folder, '--content', site.content]);
  assert.match(again.stderr, '`content/papers/happy-new-year.md` is there already.');
  assert.match(again.stderr, '`content/papers/again.md` is there already.');
  site.remove();
});

test('a list of pages is told of, and a file for readers of a page is none', async () => {
  const { site } = bring('page.html', '');
  const folder = join(site.root, 'old');
  mkdirSync(join(folder, 'one'), { recursive: true });
  writeFileSync(join(folder, 'index.qmd'), '---\ntitle: All\nlisting: {contents: talks.yml}\n---\nWords.\n');
  writeFileSync(join(folder, 'one', 'index.qmd'), '---\ntitle: One\n---\nSee [the form](Form.docx).\n');
  for (const name of ['talks.yml', '_metadata.yml', 'one/Form.docx']) writeFileSync(join(folder, name), '- title: One');
  const { code, stdout, stderr } = await runSite(['import', folder, '--content', site.content]);
  assert.is(code, 0, stderr);
  assert.match(
    stdout,
    'It lists other pages, which this site does by itself: if it says nothing else, it is of no use here.\n',
  );
  assert.not.match(stdout, '`listing`');
  assert.match(stdout, '2 files left out: `one/Form.docx`, `talks.yml`\n');
  site.remove();
});

test('a page of this site is not brought in again, whatever it is called', async () => {
  const site = workspace({}, 'test/fixtures/whole/content');
  const page = join(site.content, 'papers', 'paper-one.md');
  const before = readFileSync(page, 'utf8');
  const { code, stderr } = await runSite(['import', page, '--content', site.content]);
  assert.is(code, 1);
  assert.match(stderr, 'paper-one.md` is there already, as a page of this site.');
  assert.is(readFileSync(page, 'utf8'), before);
  site.remove();
});

test.run();
