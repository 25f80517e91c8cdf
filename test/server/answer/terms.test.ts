import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { termsOf } from '../../../server/answer/terms.ts';

test('a word is the same with a hyphen and without one', () => {
  assert.equal(termsOf('my email address'), termsOf('my e-mail address'));
  assert.equal(termsOf('Emails'), termsOf('e-mails'));
  assert.equal(termsOf('X-rays'), termsOf('xray'));
});

test('a word is the same with its apostrophe and without it', () => {
  for (const word of ['theyre', 'whats', 'doesnt', 'wont', 'ive', 'im']) assert.equal(termsOf(word), [], word);
  assert.equal(termsOf('were well, wed and shed'), termsOf('well wed shed'));
  assert.equal(termsOf('pants'), ['pant']);
});

test('a name is the same in the letters of its language and in those of English', () => {
  assert.equal(
    termsOf('Ingrid Østby, Łukasz Großmann, Đorđe Æbelø'),
    termsOf('ingrid ostby lukasz grossmann dorde aebelo'),
  );
});

test('a sign that stands for a sentence makes a text no longer than letters with all their accents', () => {
  assert.equal(termsOf('ệ ǖ ᾧ ﬁne ﬃx ½'), termsOf('e u ω fine ffix 1⁄2'));
  assert.ok(termsOf('ﷺ'.repeat(2000)).join(' ').length <= 4 * 2000);
});

test.run();
