import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, bring, frontMatterOf } from '../../support/bring.ts';
import { namespaces, word } from '../../support/documents.ts';
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

test('the day below the title of a Word document is that of a piece of news, and no old address is asked for', async () => {
  const paragraph = (style: string, text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const styles = ['Title', 'Author', 'Date'].map(
    (name) => `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/></w:style>`,
  );
  const text = ['Title', 'Author'].map((name) => paragraph(name, `The ${name}`)).join('');
  const document = word(`${text}${paragraph('Author', 'Bob')}${paragraph('Date', '19 February 2024')}`, {
    'word/styles.xml': `<w:styles ${namespaces}>${styles.join('')}</w:styles>`,
  });
  const { site, run } = bring('receipts.docx', document, '--as', 'news');
  const { stdout } = await run();
  assert.match(readFileSync(join(site.content, 'news/the-title.md'), 'utf8'), /^date: 2024-02-19$/m);
  assert.match(
    stdout,
    'Not as it was:\n  - A page of this kind has no `authors`: write it into the text, if readers need it. (at “The Author, Bob”)\nIt is a draft',
  );
  site.remove();
});

test.run();
