import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pairRenames } from '../../../cli/studio/pair-renames.ts';

const text = 'one\ntwo\nthree\nfour\nfive\n';
const gone = (from: string, before = text) => ({ from, to: null, before, after: '' });
const made = (to: string, after = text) => ({ from: null, to, before: '', after });

test('a file that is gone is the new one beside it that has four fifths of its lines', () => {
  const rename = { from: 'content/a/x.md', to: 'content/a/y.md', before: text, after: text.replace('two', '2') };
  assert.equal(pairRenames([gone(rename.from), made(rename.to, rename.after)]), [rename]);
  assert.equal(pairRenames([made(rename.to, rename.after), gone(rename.from)]), [rename]);
  const grown = `${text}six\n`;
  assert.equal(pairRenames([gone(rename.from), made(rename.to, grown)]), [{ ...rename, after: grown }]);
});

test('files of different folders, or with fewer lines in common, are two', () => {
  for (const pair of [
    [gone('content/a/x.md'), made('content/b/x.md')],
    [gone('content/a/x.md'), made('content/a/y.md', 'one\n2\n3\nfour\nfive\n')],
    [gone('content/a/x.md'), made('content/a/y.md', `${text}six\nseven\n`)],
    [gone('content/a/x.md', ''), made('content/a/y.md', 'one\n')],
  ])
    assert.equal(pairRenames(pair), pair);
});

test('a file that is gone became one new file at most, and one that changed became none', () => {
  const changed = { from: 'content/a/z.md', to: 'content/a/z.md', before: 'one\n', after: text };
  const files = [gone('content/a/x.md'), made('content/a/y.md'), made('content/a/w.md'), changed];
  assert.equal(
    pairRenames(files).map(({ from, to }) => [from, to]),
    [
      ['content/a/x.md', 'content/a/y.md'],
      [null, 'content/a/w.md'],
      ['content/a/z.md', 'content/a/z.md'],
    ],
  );
});

test.run();
