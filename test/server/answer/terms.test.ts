import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { termsOf } from '../../../server/answer/terms.ts';

test('a word is the same with a hyphen and without one', () => {
  assert.equal(termsOf('my email address'), termsOf('my e-mail address'));
  assert.equal(termsOf('Emails'), termsOf('e-mails'));
  assert.equal(termsOf('X-rays'), termsOf('xray'));
});

test.run();
