import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, bring } from '../../support/bring.ts';
import { png } from '../../support/draft.ts';
import { runSite } from '../../support/site-cli.ts';
import { workspace } from '../../support/workspace.ts';

const frontMatterOf = (text: string) =>
  (text.split('\n---\n')[0] ?? '').replace(/^(?:---|#.*)\n|\n#.*/gm, '').split('\n');

test('a post of Jekyll keeps what its first lines say and its old address; what has no place here is told', async () => {
  const post = `---
layout: post
title: "Attention: a primer"
date: 2024-03-01 15:09:00-0400
excerpt: What attention costs, and how economists found out in thirty years.
tags: [attention, costs]
permalink: /blog/attention-primer/
redirect_from: [/contact, /blog/attention-primer.html]
toc: {sidebar: left}
---
As {% post_url 2020-01-01-one %} says.
`;
  const { site, run } = bring('2024-03-01-attention.md', post, '--as', 'news');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, '  - Of the lines at the top are left out: `layout`, `toc`.\n');
  assert.match(
    stdout,
    '  - What another program fills in stays as it is: write it in markdown, or take it out. (at “{% post_url',
  );
  const written = readFileSync(join(site.content, 'news', 'attention-a-primer.md'), 'utf8');
  assert.equal(frontMatterOf(written), [
    'title: "Attention: a primer"',
    'description: "What attention costs, and how economists found out in thirty years."',
    'date: 2024-03-01',
    'keywords: [attention, costs]',
    'aliases: [/blog/attention-primer]',
    'draft: true',
  ]);
  site.remove();
});

test('a talk needs no more than its own first lines, and what they cannot be is told', async () => {
  const talk = `---
title: On Attention
venue: Workshop on Attention
location: Exampleton
date: '2024-02-30'
summary: Too short.
abstract: What attention costs, and how economists found out in thirty years.
subtitle: A talk.
---
Words.
`;
  const { site, run } = bring('talk.markdown', talk, '--as', 'talks', '--now', '2026-01-01');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, '  - `date` at the top cannot be the `date` of this page. (at “2024-02-30”)\n');
  assert.match(stdout, '  - Of the lines at the top are left out: `summary`, `subtitle`.\n');
  assert.match(stdout, '  - Its old address is not at its top: write it under `aliases`');
  assert.match(stdout, '\nIt is a draft: take the line `draft: true` out');
  const written = readFileSync(join(site.content, 'talks', 'on-attention.md'), 'utf8');
  assert.equal(frontMatterOf(written), [
    'title: On Attention',
    'description: "What attention costs, and how economists found out in thirty years."',
    'date: 2026-01-01',
    'event: Workshop on Attention',
    'place: Exampleton',
    'draft: true',
  ]);
  site.remove();
});

test('a page whose kind needs no text comes in without one, and an old address that it keeps is no hindrance', async () => {
  const talk = `---
title: On Attention
venue: Workshop on Attention
location: Exampleton
date: 2024-02-01
permalink: /talks/on-attention/
excerpt: |
  What attention costs,<br/> and how economists
  found out in thirty years.<img src="/one.png">
tags: attention costs
slides: example
url_slides: https://www.example.org/slides.pdf
---
`;
  const { site, run } = bring('2024-02-01-talk.md', talk, '--as', 'talks');
  const { code, stderr } = await run();
  assert.is(code, 0, stderr);
  const written = readFileSync(join(site.content, 'talks', 'on-attention.md'), 'utf8');
  assert.equal(frontMatterOf(written), [
    'title: On Attention',
    'description: "What attention costs, and how economists found out in thirty years."',
    'date: 2024-02-01',
    'event: Workshop on Attention',
    'place: Exampleton',
    'slides: https://www.example.org/slides.pdf',
    'keywords: [attention, costs]',
    'draft: true',
  ]);
  assert.is(bodyOf(written), '');

  const person = join(site.root, '_index.md');
  writeFileSync(person, '---\ntitle: Ada Writer\nrole: Student\norganizations:\n- name: Example University\n---\n');
  assert.is((await runSite(['import', person, '--as', 'people', '--content', site.content])).code, 0);
  assert.match(
    readFileSync(join(site.content, 'people', 'ada-writer.md'), 'utf8'),
    /\nrole: Student\n(?:#.*\n)*affiliation: Example University\n/,
  );
  writeFileSync(person, '---\ntitle: Publications\nview: citation\npermalink: /publication/\n---\n');
  const list = await runSite(['import', person, '--as', 'talks', '--content', site.content]);
  assert.match(list.stderr, ' has no text.\nOf the lines at the top are left out: `view`.\nNothing was changed.');
  site.remove();
});

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
  assert.match(stdout, '  - A picture was not found: save it as a .png file, and put it in. (at “../../secret.png”)\n');
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
  assert.match(stdout, '  - Code that another program runs is only shown. (at “');
  assert.match(stdout, 'What is said of the looks of a passage or picture is left out. (at “{: .column-margin}”)\n');
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
  const quarto = await bringFrom(
    '_quarto.yml',
    {
      'work/a/index.qmd': '---\ntitle: Paper A\n---\nWords.\n',
      'work/b.qmd': '---\ntitle: Paper B\n---\n[A](a/index.qmd).\n',
      'work/c/index.qmd': '---\ntitle: Paper C\n---\n[A](../a/index.qmd), [B](../b.qmd), [D](../d.qmd).\n',
    },
    'work',
    'papers',
  );
  assert.is(quarto.code, 0, quarto.stderr);
  assert.ok(frontMatterOf(read('papers/paper-a')).includes('aliases: [/work/a]'));
  assert.is(bodyOf(read('papers/paper-b')), '[A](/research/papers/paper-a).');
  assert.is(bodyOf(read('papers/paper-c')), '[A](/research/papers/paper-a), [B](/research/papers/paper-b), D.');
  const hugo = await bringFrom(
    'hugo.yaml',
    { 'content/Post/Three/index.md': '---\ntitle: Post three\n---\n[[Post one|Words]]\n' },
    'content',
    'news',
  );
  assert.is(hugo.code, 0, hugo.stderr);
  assert.ok(frontMatterOf(read('news/post-three')).includes('aliases: [/post/three]'));
  assert.is(bodyOf(read('news/post-three')), '[Words](/news/post-one)');
  assert.is((await runSite(['check', '--content', site.content])).code, 0);
  site.remove();
});

test('a piece of news that is one line is its own title', async () => {
  const { site, run } = bring(
    'announcement_1.md',
    '---\ndate: 2024-02-01\n---\nI joined [it](https://example.org).\n',
    '--as',
    'news',
  );
  assert.is((await run()).code, 0);
  const written = readFileSync(join(site.content, 'news', 'i-joined-it.md'), 'utf8');
  assert.match(written, '\ntitle: I joined it.\n');
  site.remove();
});

test('what a talk or a course cannot do without, and the old page does not say, is there to be replaced', async () => {
  const { site, run } = bring('one.md', '---\ntitle: One\ndate: 2024-02-01\n---\nWords.\n', '--as', 'talks');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, '  - The old page does not say what has to stand here: replace `event`, `place`.\n');
  const talk = frontMatterOf(readFileSync(join(site.content, 'talks', 'one.md'), 'utf8'));
  assert.ok(talk.includes('event: Replace these words'));

  const course = join(site.root, 'course.md');
  writeFileSync(course, '---\ntitle: Choice\nvenue: Example University\n---\nWords.\n');
  const second = await runSite(['import', course, '--as', 'courses', '--content', site.content]);
  assert.match(second.stdout, 'replace `terms`.\n');
  const written = frontMatterOf(readFileSync(join(site.content, 'courses', 'choice.md'), 'utf8'));
  assert.ok(written.includes('institution: Example University'));
  assert.ok(written.includes('terms: [{name: Replace these words}]'));
  const check = await runSite(['check', '--content', site.content]);
  assert.is(check.code, 0);
  assert.match(check.stdout, 'The `place` is still the one of an import.');
  site.remove();
});

test('an abstract that is too long for a description begins the text', async () => {
  const abstract = `Attention is *costly*. ${'It falls when little is at stake. '.repeat(5)}`;
  const { site, run, page } = bring('one.md', `---\ntitle: One\nabstract: "${abstract}"\n---\nThe text.\n`);
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.is(bodyOf(page('one')), `${abstract.trim()}\n\nThe text.`);
  assert.not.match(stdout, 'abstract');
  site.remove();
});

test('a citation by the key of another program leads to the reference that an import made of it', async () => {
  const { site, run, page } = bring(
    'one.md',
    '# One\n\nAs [@Doe_2020:Study, p. 7] and @Doe-2020-Study say {% cite Doe:2020_Study %}.\n',
  );
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.is(bodyOf(page('one')), 'As [@doe-2020-study, p. 7] and [@doe-2020-study] say [@doe-2020-study].');
  assert.match(page('one'), '\nreferences: [doe-2020-study]\n');
  assert.not.match(stdout, 'bring its reference in');
  site.remove();
});

test('a page of a publication names it, where it is here, and keeps what belongs to it', async () => {
  const text = `---
title: "A Study: Revised"
doi: https://doi.org/10.1000/STUDY
url_pdf: files/study.pdf
url_code: https://www.example.org/code
url_dataset: ''
paperurl: https://www.example.org/page
---
Words.
`;
  const { site, run, page } = bring('one.md', text);
  mkdirSync(join(site.root, 'files'));
  writeFileSync(join(site.root, 'files', 'study.pdf'), '%PDF-1.7');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  const written = frontMatterOf(page('a-study-revised'));
  assert.ok(written.includes('publication: doe-2020-study'));
  assert.ok(
    written.includes('links: [{kind: pdf, href: /media/study.pdf}, {kind: code, href: https://www.example.org/code}]'),
    written.join('\n'),
  );
  assert.match(stdout, '  - Of the lines at the top are left out: `paperurl`.\n');
  assert.is((await runSite(['check', '--content', site.content])).code, 0);
  site.remove();
});

test('an old address that cannot be one here keeps no page out, and is told', async () => {
  const { site, run, page } = bring(
    'one.md',
    '---\ntitle: One\npermalink: /publication/OneStudy\ndate: 2024-02-01\n---\nA.\n',
  );
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(
    stdout,
    '  - Its old address `/publication/OneStudy` is left out: an address here has lower-case letters',
  );
  assert.not.match(stdout, 'not at its top');
  assert.not.match(frontMatterOf(page('one')).join('\n'), 'aliases');
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

test('a title, a description and authors are plain text, and why a description is none is said', async () => {
  const text = `---
title: "The **mass** of <sup>13</sup>C in x*y"
authors: 'Ada Writer, <strong>Bob Reader</strong> & Cy Third'
excerpt: 'What *attention* costs, and how economists found out in thirty years.'
subtitle: ''
tags: []
---
Words.
`;
  const { site, run, page } = bring('one.md', text);
  const { stdout } = await run();
  const written = frontMatterOf(page('the-mass-of-13c-in-x-y'));
  assert.ok(written.includes('title: The mass of ¹³C in x*y'), written.join('\n'));
  assert.ok(written.includes('authors: [Ada Writer, Bob Reader, Cy Third]'));
  assert.ok(written.includes('description: "What attention costs, and how economists found out in thirty years."'));
  assert.not.match(stdout, 'are left out');
  writeFileSync(join(site.root, 'one.md'), '---\ntitle: Two\nexcerpt: Short.\n---\nWords.\n');
  const short = 'cannot be the `description` of this page, which has 40 to 160 characters. (at “Short.”)\n';
  assert.match((await run()).stdout, short);
  writeFileSync(join(site.root, 'one.md'), `---\ntitle: Three\nexcerpt: ${'Words '.repeat(40)}\n---\nWords.\n`);
  assert.match((await run()).stdout, '`description` has at most 160 characters, and this one is cut off. (at “Words');
  assert.match(page('three'), /\ndescription: "?(?:Words ){26}Wor…"?\n/);
  site.remove();
});

test('a page of HTML with lines at its top keeps what they say', async () => {
  const { site, run, page } = bring('one.html', '---\ntitle: On Attention\ndate: 2024-02-01\n---\n<p>Words.</p>\n');
  assert.is((await run()).code, 0);
  assert.is(bodyOf(page('on-attention')), 'Words.');
  assert.ok(frontMatterOf(page('on-attention')).includes('date: 2024-02-01'));
  site.remove();
});

test('lines of TOML at the top of a page of Hugo say as much as those of YAML', async () => {
  const text = `+++
# The day of it.
date = 2019-05-29T00:00:00
title = "Attention: a \\"primer\\""   # Its name.
draft = false
authors = ["Ada Writer",
"Bob Reader",
]
tags = ['costs', "attention"]
summary = """
What attention costs,
and how economists found out in thirty years."""
url_code = "https://www.example.org/code"

[header]
image = ""
[[gallery]]
album = "one"
+++
Words.
`;
  const { site, run, page } = bring('one.md', text);
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.equal(frontMatterOf(page('attention-a-primer')), [
    'title: \'Attention: a "primer"\'',
    'description: "What attention costs, and how economists found out in thirty years."',
    'label: \'Attention: a "primer"\'',
    'order: 20',
    'date: 2019-05-29',
    'authors: [Ada Writer, Bob Reader]',
    'links: [{kind: code, href: https://www.example.org/code}]',
    'keywords: [costs, attention]',
    'draft: true',
  ]);
  assert.match(stdout, '  - Of the lines at the top are left out: `header`, `gallery`.\n');
  site.remove();
});

test('lines at the top that cannot be read are left out, and that is told', async () => {
  const { site, run, page } = bring('one.md', '+++\ntitle = "One\n+++\nWords.\n');
  assert.match(
    (await run()).stdout,
    '  - The lines between `+++` at the top cannot be read as TOML, and are left out.',
  );
  assert.is(bodyOf(page('one')), 'Words.');
  writeFileSync(join(site.root, 'one.md'), '---\ntitle: "open\n---\n# Two\n\nWords.\n');
  assert.match((await run()).stdout, '  - The lines at the top cannot be read as YAML, and are left out.');
  assert.is(bodyOf(page('two')), 'Words.');
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

test('a number as a title, an empty day and an alias of YAML are read; what is left over is told', async () => {
  const lines = [
    'title: 1984',
    'date:',
    'tags: &words [one]',
    'keywords: *words',
    'author: { name: { literal: The Group } }',
    'redirect_from: [/a/, /contact/]',
  ];
  const { site, run } = bring('2023-02-03-old.md', `---\n${lines.join('\n')}\n---\nWords.\n`, '--as', 'news');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  const written = frontMatterOf(readFileSync(join(site.content, 'news', '1984.md'), 'utf8'));
  assert.equal(
    ['title: "1984"', 'date: 2023-02-03', 'keywords: [one]', 'aliases: [/a]'].filter((line) => !written.includes(line)),
    [],
  );
  assert.match(stdout, 'Its old address `/contact` is left out: it leads elsewhere on this site.');
  site.remove();
});

test('of two institutions and two files of slides the first is kept, and the second is told', async () => {
  const person = '---\ntitle: Jane Doe\norganizations: [A School, B School]\n---\nWords.\n';
  const { site, run } = bring('doe.md', person, '--as', 'people');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.ok(
    frontMatterOf(readFileSync(join(site.content, 'people', 'jane-doe.md'), 'utf8')).includes('affiliation: A School'),
  );
  assert.match(stdout, 'Only the first `affiliation` is kept. (at “B School”)');
  site.remove();
});

test('of the address that a page keeps, and of a description that is cut off, nothing more is told', async () => {
  const long = 'A description of what was found that goes on and on. '.repeat(5).trim();
  const page = `---\ntitle: The Lab\npermalink: /the-lab/\ndescription: ${long}\n---\nWords.\n`;
  const { site, run } = bring('lab.md', page, '--as', 'pages');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.not.match(stdout, 'old address');
  assert.not.match(stdout, 'Only the first');
  assert.match(stdout, 'The `description` has at most 160 characters, and this one is cut off.');
  site.remove();
});

test.run();
