import assert from 'node:assert/strict';
import { test } from 'uvu';
import { type Manifest, writeStyleLinks } from '../../../cli/build/style-links.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'features/forum/forum-screen.tsx': { file: 'assets/forum.js' },
  'late-styles.ts': { file: 'assets/late.css' },
  'home-styles.ts': { file: 'assets/home.css' },
  'print-styles.ts': { file: 'assets/print.css' },
};
const filesOf = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, file]) => file);

test('a page of text has no styles of its own', () => {
  assert.deepEqual(filesOf(writeStyleLinks(manifest, 'topic', '/site')), []);
  assert.deepEqual(filesOf(writeStyleLinks(manifest, null, '')), []);
});

test('a kind of page links its own styles, a late screen those of all late screens', () => {
  assert.deepEqual(filesOf(writeStyleLinks(manifest, 'home', '/site')), ['/site/assets/home.css']);
  assert.deepEqual(filesOf(writeStyleLinks(manifest, 'forum', '')), ['/assets/late.css']);
});

test('every page links the styles of paper, for paper alone', () => {
  for (const kind of ['topic', 'home', 'forum', null] as const)
    assert.match(
      writeStyleLinks(manifest, kind, '/site'),
      /<link rel="stylesheet" href="\/site\/assets\/print\.css" media="print">/,
    );
});

test.run();
