import assert from 'node:assert/strict';
import { test } from 'uvu';
import { addressOf, dataOf, ownAddress, pathOf } from '../../../src/content/address.ts';

test('a path of the site is reached below the base, other addresses stay', () => {
  assert.equal(addressOf('/research', '/site'), '/site/research');
  assert.equal(addressOf('/', '/site'), '/site/');
  assert.equal(addressOf('/research', ''), '/research');
  assert.equal(addressOf('https://example.org/', '/site'), 'https://example.org/');
  assert.equal(addressOf('//example.org/x', '/site'), '//example.org/x');
  assert.equal(addressOf('mailto:a@example.org', '/site'), 'mailto:a@example.org');
});

test('an address of the site is what a browser takes for one', () => {
  assert.equal(ownAddress('/resources/decision?a=1#b'), '/resources/decision?a=1#b');
  for (const href of [
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example/',
    'resources',
  ]) {
    assert.equal(ownAddress(href), null, href);
  }
});

test('one page has one path, however a host writes its address', () => {
  for (const pathname of ['/resources', '/resources/', '/resources.html', '/resources//', '/resources/index.html']) {
    assert.equal(pathOf(pathname, ''), '/resources', pathname);
  }
  for (const pathname of ['/site', '/site/', '/site/index.html'])
    assert.equal(pathOf(pathname, '/site'), '/', pathname);
  assert.equal(pathOf('/site/research/papers/political-economy', '/site'), '/research/papers/political-economy');
});

test('files and addresses outside the base are no pages', () => {
  assert.equal(pathOf('/media/intro.mp4', ''), null);
  assert.equal(pathOf('/references.bib', ''), null);
  assert.equal(pathOf('/elsewhere', '/site'), null);
  assert.equal(pathOf('/sitemap', '/site'), null);
});

test('an address that cannot be decoded is taken as it is', () => {
  assert.equal(pathOf('/100%', ''), '/100%');
});

test('the data of the home page has a name of its own', () => {
  assert.equal(dataOf('/'), '/data/pages/index.json');
  assert.equal(dataOf('/resources/decision'), '/data/pages/resources/decision.json');
});

test.run();
