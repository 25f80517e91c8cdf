import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, dataOf, ownAddress, pathOf } from '../../../src/content/address.ts';

test('a path of the site is reached below the base, other addresses stay', () => {
  assert.is(addressOf('/research', '/site'), '/site/research');
  assert.is(addressOf('/', '/site'), '/site/');
  assert.is(addressOf('/research', ''), '/research');
  assert.is(addressOf('https://example.org/', '/site'), 'https://example.org/');
  assert.is(addressOf('//example.org/x', '/site'), '//example.org/x');
  assert.is(addressOf('mailto:a@example.org', '/site'), 'mailto:a@example.org');
});

test('an address of the site is what a browser takes for one', () => {
  assert.is(ownAddress('/resources/decision?a=1#b'), '/resources/decision?a=1#b');
  for (const href of [
    '//evil.example/',
    '//',
    '/\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example/',
    'resources',
  ]) {
    assert.is(ownAddress(href), null, href);
  }
});

test('one page has one path, however a host writes its address', () => {
  for (const pathname of [
    '/resources',
    '/resources/',
    '/resources.html',
    '/resources//',
    '/resources/index.html',
    '//resources',
  ]) {
    assert.is(pathOf(pathname, ''), '/resources', pathname);
  }
  assert.is(pathOf('//research//papers', ''), '/research/papers');
  for (const pathname of ['/site', '/site/', '/site/index.html']) assert.is(pathOf(pathname, '/site'), '/', pathname);
  assert.is(pathOf('/site/research/papers/political-economy', '/site'), '/research/papers/political-economy');
});

test('files and addresses outside the base are no pages', () => {
  assert.is(pathOf('/media/intro.mp4', ''), null);
  assert.is(pathOf('/references.bib', ''), null);
  assert.is(pathOf('/elsewhere', '/site'), null);
  assert.is(pathOf('/sitemap', '/site'), null);
});

test('an address that cannot be decoded is taken as it is', () => {
  assert.is(pathOf('/100%', ''), '/100%');
});

test('the data of the home page has a name of its own', () => {
  assert.is(dataOf('/'), '/data/pages/index.json');
  assert.is(dataOf('/resources/decision'), '/data/pages/resources/decision.json');
});

test.run();
