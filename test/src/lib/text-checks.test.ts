import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { email } from '../../../server/contract/fields.ts';
import { askRequest } from '../../../server/contract/forum.ts';
import { limits as server } from '../../../server/contract/limits.ts';
import { limits } from '../../../src/lib/limits.ts';
import { checkEmail, checkText, isBlank } from '../../../src/lib/text-checks.ts';

test('an address is accepted here exactly when the server accepts it', () => {
  const addresses = [
    'ada@example.org',
    ' ada@example.org ',
    'a@b',
    "o'neil+tag@sub.example.co.uk",
    "!#$%&'*+/=?^_`{|}~-.@example.org",
    'a@b-c.example.org',
    'a@b-.example.org',
    'a@example.b-',
    ...[63, 64].flatMap((length) => [`a@${'b'.repeat(length)}.org`, `a@example.${'b'.repeat(length)}`]),
    `${'a'.repeat(242)}@example.org`,
    `${'a'.repeat(243)}@example.org`,
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example..org',
    'ada@-example.org',
    'ada@example.org, grace@example.org',
    'ada@example.org\r\nBcc: x@example.org',
    'ada lovelace@example.org',
    'Ada <ada@example.org>',
    'a@münchen.example',
  ];
  for (const address of addresses) {
    assert.is(checkEmail(address) === null, email.safeParse(address).success, JSON.stringify(address));
  }
});

test('a question is blank or unsendable here exactly when the server refuses it', () => {
  const texts = [
    '',
    ' \n\t',
    '\u200b\u200d',
    '\u2800',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '😀',
    'x',
    '.',
    '\u202e',
    'é',
    '\u00a0',
    'x'.repeat(5000),
    'x'.repeat(5001),
    '😀'.repeat(2501),
  ];
  for (const text of texts) {
    const sendable = !isBlank(text) && checkText(text, limits.question) === null;
    assert.is(sendable, askRequest.safeParse({ text }).success, JSON.stringify(text).slice(0, 40));
  }
});

test('a text that is too long is told by how much', () => {
  assert.is(checkText('x'.repeat(995_000 + 5000), 5000), '995,000 characters over the limit of 5,000.');
  assert.is(checkText('x'.repeat(301), 300), '1 character over the limit of 300.');
});

test('the limits are those of the contract', () => {
  for (const [name, limit] of Object.entries(limits)) assert.is(limit, server[name as keyof typeof limits], name);
});

test.run();
