import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, bring, frontMatterOf } from '../../support/bring.ts';
import { runSite } from '../../support/site-cli.ts';

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

test('a page that does not say its day, or not as a day, has that of the import, which is told', async () => {
  const told = 'Its `date` is not known: it has the day of the import now.';
  for (const [lines, isTold] of [
    ['title: One\nimportance: 2', true],
    ['title: One\ndate: Spring 2020', true],
    ['title: One\ndate: 2024-02-01', false],
  ] as const) {
    const { site, run } = bring('one.md', `---\n${lines}\n---\nWords.\n`, '--as', 'papers');
    assert.is((await run()).stdout.includes(told), isTold, lines);
    site.remove();
  }
});

test('a post of al-folio that stands elsewhere leads there, and a page that does not leads nowhere', async () => {
  for (const [redirect, link] of [
    ['https://example.org/post', 'https://example.org/post'],
    ['false', undefined],
  ] as const) {
    const lines = `title: One\ndate: 2024-02-01\nredirect: ${redirect}`;
    const { site, run } = bring('one.md', `---\n${lines}\n---\n`, '--as', 'news');
    const { stdout } = await run();
    const written = frontMatterOf(readFileSync(join(site.content, 'news', 'one.md'), 'utf8'));
    assert.is(
      written.find((one) => one.startsWith('link:')),
      link && `link: ${link}`,
    );
    assert.is(stdout.includes('left out: `redirect`'), link === undefined);
    site.remove();
  }
});

test('a course of al-folio keeps its term and its sessions with their days and files', async () => {
  const course = `---
title: Choice
year: 2026
term: Fall
instructor: Ada Writer
schedule:
  - week: 1
    date: Sep 10
    topic: What is a choice?
    description: Three of them.
    materials:
      - {name: Slides, url: files/one.pdf}
      - {name: Reading, url: "https://example.org/read"}
      - {name: Code, url: /files/one.zip}
  - {week: 2, date: soon, topic: Attention, room: 3}
---
Words.
`;
  const { site, run } = bring('choice.md', course, '--as', 'courses');
  mkdirSync(join(site.root, 'files'));
  writeFileSync(join(site.root, 'files', 'one.pdf'), '%PDF-1.7');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  for (const told of [
    'The day of a session is left out. (at “soon”)',
    'A file of a session is left out. (at “/files/one.zip”)',
    'Of the sessions are left out: `room`.',
    'Of the lines at the top are left out: `instructor`.',
    'replace `institution`.',
  ])
    assert.match(stdout, told);
  const written = frontMatterOf(readFileSync(join(site.content, 'courses', 'choice.md'), 'utf8')).join('\n');
  assert.match(written, 'terms: [{name: Fall 2026}]');
  for (const kept of [
    'What is a choice?',
    'date: 2026-09-10',
    'Three of them.',
    '/media/one.pdf',
    'https://example.org/read',
    'title: Attention',
  ])
    assert.match(written, kept);
  assert.is((await runSite(['check', '--content', site.content])).code, 0);

  const second = join(site.root, 'second.md');
  writeFileSync(second, '---\ntitle: Costs\nschedule: [Words]\n---\nWords.\n');
  const other = await runSite(['import', second, '--as', 'courses', '--content', site.content]);
  assert.match(other.stdout, 'left out: `schedule`.\n');
  assert.match(other.stdout, 'replace `institution`, `terms`.\n');
  site.remove();
});

test('what of a course of al-folio is left open, or is no one thing, neither keeps it out nor is lost untold', async () => {
  const course = `---
title: Choice
year: 2025-2026
term: [Fall, Spring]
schedule:
  - topic: Attention
    date: Feb 3
    materials:
      - {name: "", url: "https://example.org/read"}
      - https://example.org/more
  - {topic: Costs, date: ""}
---
Words.
`;
  const { site, run } = bring('choice.md', course, '--as', 'courses');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(stdout, 'The day of a session is left out. (at “Feb 3”)\n');
  assert.match(stdout, 'Of the lines at the top are left out: `term`.\n');
  const written = frontMatterOf(readFileSync(join(site.content, 'courses', 'choice.md'), 'utf8')).join('\n');
  assert.match(
    written,
    '{title: https://example.org/read, href: https://example.org/read}, {title: https://example.org/more, href: https://example.org/more}',
  );

  const second = join(site.root, 'second.md');
  writeFileSync(second, '---\ntitle: Costs\nschedule: [{topic: ""}]\n---\nWords.\n');
  const other = await runSite(['import', second, '--as', 'courses', '--content', site.content]);
  assert.is(other.code, 0, other.stderr);
  assert.match(other.stdout, 'left out: `schedule`.\n');
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

test('the links and categories beside a page of Quarto become its links and keywords, and what has no kind is told', async () => {
  const text = `---
title: On Attention
categories: [attention, registered report]
other-links:
  - { text: Preprint (PsyArXiv), href: https://osf.io/preprints/psyarxiv/7k2hd }
  - { text: Data, href: https://osf.io/8k3vw }
  - { text: Lab wiki, href: https://wiki.example }
code-links:
  - { text: GitHub, icon: github, href: https://github.com/example/one }
---
Words.
`;
  const { site, run, page } = bring('one.qmd', text);
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  const written = frontMatterOf(page('on-attention'));
  for (const line of [
    'links: [{kind: preprint, href: https://osf.io/preprints/psyarxiv/7k2hd}, {kind: data, href: https://osf.io/8k3vw}, {kind: code, href: https://github.com/example/one}]',
    'keywords: [attention, registered report]',
  ])
    assert.ok(written.includes(line), written.join('\n'));
  assert.match(stdout, 'or `links` has no kind for it. (at “Lab wiki https://wiki.example”)\n');
  assert.not.match(stdout, '`other-links`');
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

test('what has the name of a key comes before what only means the same, wherever it stands', async () => {
  const text = `---
title: One
subtitle: How economists found out in thirty years what attention costs.
description: What attention costs, and for whom it is worth what it costs.
---
Words.
`;
  const { site, run, page } = bring('one.qmd', text);
  const { stdout } = await run();
  assert.match(page('one'), '\ndescription: "What attention costs, and for whom it is worth what it costs."\n');
  assert.match(stdout, 'are left out: `subtitle`.');
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
  assert.match(page('three'), /\ndescription: "?(?:Words ){25}Words…"?\n/);
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

test('lines at the top are read behind an empty line, up to three dots, and with tables of one name', async () => {
  const { site, run, page } = bring('one.md', '\n---\ntitle: Dots\n...\n\nWords.\n');
  assert.is((await run()).code, 0);
  assert.is(bodyOf(page('dots')), 'Words.');
  writeFileSync(join(site.root, 'one.md'), '+++\ntitle = "Tables"\n[[a]]\nb = "c"\n[[a]]\nb = "d"\n+++\nWords.\n');
  assert.match((await run()).stdout, '  - Of the lines at the top are left out: `a`.\n');
  assert.is(bodyOf(page('tables')), 'Words.');
  site.remove();
});

test('words, numbers and authors at the top are kept as they are meant, and what else is said of authors is told', async () => {
  const { site, run, page } = bring('one.md', '');
  for (const [lines, line] of [
    ['keywords: rational inattention', 'keywords: [rational inattention]'],
    ['keywords: a; b c; d', 'keywords: [a, b c, d]'],
    ['tags: [2020, attention]', 'keywords: ["2020", attention]'],
    ['tags: attention costs', 'keywords: [attention, costs]'],
    ['author: [{name: Ada Writer, affiliation: MIT}]', 'authors: [Ada Writer]'],
    ['author: {name: {literal: "Team, The"}}', 'authors: ["Team, The"]'],
    ['url_pdf: https://example.org/pdf/1', 'links: [{kind: pdf, href: https://example.org/pdf/1}]'],
  ] as const) {
    writeFileSync(join(site.root, 'one.md'), `---\ntitle: Where p<q and <b>r</b>>s\n${lines}\n---\nWords.\n`);
    const { code, stdout } = await run();
    assert.is(code, 0);
    assert.is(stdout.includes('Of authors, only names and ORCID iDs are kept. (at “Ada Writer”)'), /MIT/.test(lines));
    const written = frontMatterOf(page('where-p-q-and-r-s'));
    assert.ok(written.includes(line), written.join('\n'));
    assert.ok(written.includes('title: Where p<q and r>s'), written.join('\n'));
    rmSync(join(site.content, 'papers', 'where-p-q-and-r-s.md'));
  }
  site.remove();
});

test('hyphens in a title and a description become the dashes that readers saw', async () => {
  const { site, run, page } = bring(
    'one.qmd',
    '---\ntitle: Norwegian--English Bilinguals\nabstract: How Norwegian--English bilinguals judge what they have read before.\n---\nWords.\n',
  );
  assert.is((await run()).code, 0);
  const written = frontMatterOf(page('norwegian-english-bilinguals'));
  for (const line of [
    'title: Norwegian–English Bilinguals',
    'label: Norwegian–English Bilinguals',
    'description: How Norwegian–English bilinguals judge what they have read before.',
  ])
    assert.ok(written.includes(line), written.join('\n'));
  site.remove();
});

test('of several old addresses each that is left out is told', async () => {
  const { site, run, page } = bring(
    'one.md',
    '---\ntitle: One\nredirect_from: [/b/index.html, /old/page.php, /fine/one, /news/announcement_1, first, /media/one, /_one]\n---\nWords.\n',
  );
  const { stdout } = await run();
  assert.ok(frontMatterOf(page('one')).includes('aliases: [/b, /fine/one, /news/announcement_1]'));
  assert.match(stdout, '  - Its old address `/media/one` is left out: it leads elsewhere on this site.\n');
  for (const left of ['/old/page.php', 'first', '/_one'])
    assert.match(stdout, `  - Its old address \`${left}\` is left out: an`);
  assert.is((await runSite(['check', '--content', site.content])).code, 0);
  // Those of a draft, too, lead elsewhere.
  writeFileSync(
    join(site.root, 'one.md'),
    '---\ntitle: Two\nredirect_from: [/b/, /research/papers/one]\n---\nWords.\n',
  );
  const second = await run();
  for (const left of ['/b', '/research/papers/one'])
    assert.match(second.stdout, `  - Its old address \`${left}\` is left out: it leads elsewhere on this site.\n`);
  site.remove();
});

test('a wrong ORCID iD costs no author their name, and is told', async () => {
  const paper = `---
title: On Attention
author:
  - { name: Ada Writer, orcid: 0000-0002-1825-0098 }
  - { name: Bo Reader, orcid: 0000-0002-1825-0097 }
---
Words.
`;
  const { site, run } = bring('paper.qmd', paper, '--as', 'papers', '--now', '2026-01-01');
  const { stdout } = await run();
  assert.match(
    stdout,
    '`0000-0002-1825-0098` is left out: it is no ORCID iD, or a digit of it is wrong. (at “Ada Writer”)',
  );
  const written = readFileSync(join(site.content, 'papers', 'on-attention.md'), 'utf8');
  assert.ok(frontMatterOf(written).includes('authors: [Ada Writer, {name: Bo Reader, orcid: 0000-0002-1825-0097}]'));
  site.remove();
});

test('a person of Quarto keeps their role, iD and own page, and no other way to reach them', async () => {
  const person = `---
title: Jane Doe
subtitle: Postdoc until 2022, now data scientist at a hospital in Exampleton
about:
  template: jolla
  links:
    - { text: Website, href: https://doe.example }
    - { icon: envelope, text: Email, href: mailto:doe@doe.example }
    - { text: ORCID, href: https://orcid.org/0000-0002-1825-0097 }
    - { text: Homepage, href: ../lab.qmd }
---
Words.
`;
  const { site, run } = bring('doe.qmd', person, '--as', 'people');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  const written = frontMatterOf(readFileSync(join(site.content, 'people', 'jane-doe.md'), 'utf8'));
  for (const line of [
    'role: "Postdoc until 2022, now data scientist at a hospital in Exampleton"',
    'orcid: 0000-0002-1825-0097',
    'page: https://doe.example',
  ])
    assert.ok(written.includes(line), written.join('\n'));
  assert.match(
    stdout,
    'Of the links of a person, only an ORCID iD and a `Website` are kept. (2 times, at “Email mailto:doe@doe.example”, “Homepage ../lab.qmd”)',
  );
  site.remove();
});

test.run();
