import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codeAt, fromBase32, matchCode, toBase32 } from '../../../server/two-factor/totp.ts';

/** RFC 6238, appendix B: the time in seconds and the code of eight digits with SHA-1. */
const vectors: readonly (readonly [number, string])[] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];
for (const [seconds, code] of vectors) {
  test(`the code of second ${seconds} is that of RFC 6238`, () => {
    assert.is(codeAt(Buffer.from('12345678901234567890'), Math.floor(seconds / 30), 8), code);
  });
}

test('base32 is that of RFC 4648, there and back', () => {
  const texts = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  const written = ['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'];
  assert.equal(
    texts.map((text) => toBase32(Buffer.from(text))),
    written,
  );
  assert.equal(
    written.map((text) => fromBase32(text).toString()),
    texts,
  );
});

test('a code may be typed with a space, and nothing else passes for one', () => {
  const secret = toBase32(Buffer.from('12345678901234567890'));
  const now = new Date(59_000);
  assert.is(matchCode(secret, '287 082', now), 1);
  for (const wrong of ['', '28708', '2870820', '287083', 'abcdef', '２８７０８２']) {
    assert.is(matchCode(secret, wrong, now), null, wrong);
  }
});

test.run();
