import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginCorrection } from '../../../../src/features/contact/begin-correction.ts';

const begin = (search: string) => beginCorrection(search, 'https://site.test/base');

test('a correction begins with the page that it is about', () => {
  assert.is(begin('?about=/resources/decision'), 'On https://site.test/base/resources/decision:\n');
});

test('what was selected on the page is quoted', () => {
  assert.is(begin('?about=/cv&quote=One%20%26%20two.'), 'On https://site.test/base/cv:\n“One & two.”\n');
});

test('an address that names no page of this site begins nothing', () => {
  for (const search of ['', '?about=', '?about=//evil.test', '?about=https://evil.test', '?quote=words']) {
    assert.is(begin(search), '', search);
  }
});

test.run();
