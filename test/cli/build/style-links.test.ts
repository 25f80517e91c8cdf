import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Manifest, type StyledPart, writeStyleLinks } from '../../../cli/build/style-links.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    css: ['assets/index.css'],
    assets: ['assets/serif-normal-1a2b.woff2', 'assets/serif-italic-1.woff2'],
  },
  'features/forum/forum-screen.tsx': { file: 'assets/forum.js' },
  'features/answers/answer-screen.tsx': { file: 'assets/answer.js' },
  'styles/screens/answers.ts': { file: 'assets/answers.css' },
  'styles/screens/late.ts': { file: 'assets/late.css' },
  'styles/screens/figure.ts': { file: 'assets/figures.css' },
  'styles/screens/callouts-and-formulas.ts': { file: 'assets/callouts.css' },
  'styles/fonts/signs.woff2': { file: 'assets/signs-1a2b.woff2' },
  'styles/screens/formula-columns.ts': { file: 'assets/columns.css' },
  'styles/screens/home.ts': { file: 'assets/home.css' },
  'styles/screens/print.ts': { file: 'assets/print.css' },
};
const filesOf = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, file]) => file);

test('a page of text has no styles of its own', () => {
  assert.equal(filesOf(writeStyleLinks(manifest, { kind: 'topic' }, '/site')), []);
  assert.equal(filesOf(writeStyleLinks(manifest, { kind: 'missing' }, '')), []);
});

test('a kind of page links its own styles, a late screen those of its feature or of all late screens', () => {
  assert.equal(filesOf(writeStyleLinks(manifest, { kind: 'home' }, '/site')), ['/site/assets/home.css']);
  assert.equal(filesOf(writeStyleLinks(manifest, { kind: 'forum' }, '')), ['/assets/late.css']);
  assert.equal(filesOf(writeStyleLinks(manifest, { kind: 'answer' }, '')), ['/assets/answers.css']);
});

test('a page with figures links their styles beside its own', () => {
  const files = filesOf(writeStyleLinks(manifest, { kind: 'home', parts: ['figure'] }, ''));
  assert.equal(files, ['/assets/home.css', '/assets/figures.css']);
});

test('a page with callouts or formulas in columns links their styles', () => {
  const styled = { kind: 'topic', parts: ['callouts-and-formulas', 'formula-columns', 'figure'] } as const;
  assert.equal(filesOf(writeStyleLinks(manifest, styled, '')), [
    '/assets/callouts.css',
    '/assets/columns.css',
    '/assets/figures.css',
  ]);
});

test('every page asks early for the upright text face, and for no other', () => {
  const links = writeStyleLinks(manifest, { kind: 'topic' }, '/site').match(/<link rel="preload"[^>]*>/g);
  assert.equal(links, [
    '<link rel="preload" as="font" type="font/woff2" href="/site/assets/serif-normal-1a2b.woff2" crossorigin>',
  ]);
});

test('a page with a displayed formula asks early for the signs that grow, too', () => {
  const signs = '<link rel="preload" as="font" type="font/woff2" href="/site/assets/signs-1a2b.woff2" crossorigin>';
  const asks = (...parts: StyledPart[]) => writeStyleLinks(manifest, { kind: 'topic', parts }, '/site').includes(signs);
  assert.equal([asks('callouts-and-formulas'), asks('callouts-and-formulas', 'displayed-formulas')], [false, true]);
});

test('every page links the styles of paper, for paper alone', () => {
  for (const kind of ['topic', 'home', 'forum', 'missing'] as const)
    assert.match(
      writeStyleLinks(manifest, { kind }, '/site'),
      /<link rel="stylesheet" href="\/site\/assets\/print\.css" media="print">/,
    );
});

test.run();
