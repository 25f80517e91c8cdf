import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, bring, frontMatterOf } from '../../support/bring.ts';
import { runSite } from '../../support/site-cli.ts';

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

test.run();
