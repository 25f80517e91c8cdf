import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, bring, frontMatterOf } from '../../support/bring.ts';

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

test('lines at the top are read behind an empty line, up to three dots, and with tables of one name', async () => {
  const { site, run, page } = bring('one.md', '\n---\ntitle: Dots\n...\n\nWords.\n');
  assert.is((await run()).code, 0);
  assert.is(bodyOf(page('dots')), 'Words.');
  writeFileSync(join(site.root, 'one.md'), '+++\ntitle = "Tables"\n[[a]]\nb = "c"\n[[a]]\nb = "d"\n+++\nWords.\n');
  assert.match((await run()).stdout, '  - Of the lines at the top are left out: `a`.\n');
  assert.is(bodyOf(page('tables')), 'Words.');
  site.remove();
});

test.run();
