import assert from 'node:assert/strict';
import { test } from 'uvu';
import { type Manifest, writePreload } from '../../../cli/build/preload.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_field.js': { file: 'assets/field.js', imports: ['_shared.js', 'index.html'] },
  'features/forum/forum-screen.tsx': { file: 'assets/forum.js', imports: ['index.html', '_field.js'] },
  'late-styles.ts': { file: 'assets/late.css' },
  '../node_modules/font/files/serif-normal.woff2': { file: 'assets/serif.woff2' },
  '../node_modules/font/files/serif-italic.woff2': { file: 'assets/serif-italic.woff2' },
};
const filesOf = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)".*?href="([^"]+)"/g)].map((match) => match.slice(1));

test('a page of text asks for the upright font alone', () => {
  assert.deepEqual(filesOf(writePreload(manifest, 'topic', '/site')), [['preload', '/site/assets/serif.woff2']]);
  assert.deepEqual(filesOf(writePreload(manifest, null, '')), [['preload', '/assets/serif.woff2']]);
});

test('a late screen asks for its scripts, each once, and for the late styles', () => {
  assert.deepEqual(filesOf(writePreload(manifest, 'forum', '')), [
    ['preload', '/assets/serif.woff2'],
    ['modulepreload', '/assets/shared.js'],
    ['modulepreload', '/assets/field.js'],
    ['modulepreload', '/assets/forum.js'],
    ['stylesheet', '/assets/late.css'],
  ]);
});

test.run();
