import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FindStrays, type Forms, findForms, straysIn } from '../../../cli/check/form.ts';
import { parseBodyOf } from '../../../cli/parse/document.ts';
import { topic } from '../../support/workspace.ts';

const advise = () => ({ reason: 'It is plain text.' });
const forms: Forms = {
  late: { patterns: [[/%%\w+/g, '%%'], [/@@\w+/g]], advise },
  short: { patterns: [[/~\w+/g]], isMeant: (words) => words.length < 4, advise },
  whole: { find: ({ text }) => [{ start: text.indexOf('So'), end: text.length, text: 'So' }], advise },
};
const bodyOf = (text: string) =>
  parseBodyOf({ kind: 'topic', slug: 'gamma', path: 'content/topics/gamma.md', text: topic(text), changed: null });

test('forms are found by their patterns and functions, in reading order, and in no code', () => {
  const found = findForms(bodyOf('So @@one and %%two, ~ab, ~abcd and `@@code`.'), forms);
  assert.equal(
    found.map(({ name, text }) => [name, text]),
    [
      ['whole', 'So'],
      ['late', '@@one'],
      ['late', '%%two'],
      ['short', '~ab'],
    ],
  );
});

test('a body is searched once for the strays of a rule', () => {
  let searches = 0;
  const find: FindStrays = (body) => {
    searches += 1;
    return findForms(body, forms);
  };
  const body = bodyOf('So @@one.');
  assert.is(straysIn(body, find), straysIn(body, find));
  assert.is(searches, 1);
});

test.run();
