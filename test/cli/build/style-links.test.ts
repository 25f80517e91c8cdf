import assert from 'node:assert/strict';
import { test } from 'uvu';
import { type Manifest, writeStyleLinks } from '../../../cli/build/style-links.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'features/forum/forum-screen.tsx': { file: 'assets/forum.js' },
  'late-styles.ts': { file: 'assets/late.css' },
  'home-styles.ts': { file: 'assets/home.css' },
};
const filesOf = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file);

test('a page of text has no styles of its own', () => {
  assert.equal(writeStyleLinks(manifest, 'topic', '/site'), '');
  assert.equal(writeStyleLinks(manifest, null, ''), '');
});

test('a kind of page links its own styles, a late screen those of all late screens', () => {
  assert.deepEqual(filesOf(writeStyleLinks(manifest, 'home', '/site')), ['/site/assets/home.css']);
  assert.deepEqual(filesOf(writeStyleLinks(manifest, 'forum', '')), ['/assets/late.css']);
});

test.run();
