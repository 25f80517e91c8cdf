import assert from 'node:assert/strict';
import { test } from 'uvu';
import { fold } from '../../../src/lib/fold.ts';
import { plainText } from '../../../src/lib/plain-text.ts';

test('the words of compiled HTML come without markup, with their entities read', () => {
  assert.equal(
    plainText('<p>Ways &#x26; <em>means</em>,\n 3 &#x3C; 4</p><p>&amp; more</p>'),
    'Ways & means, 3 < 4 & more',
  );
});

test('words are folded as a reader types them', () => {
  assert.equal(fold('ALMÅS Søren Łódź Weiß Œuvre'), 'almas soren lodz weiss oeuvre');
  assert.equal(fold('the judge’s “word”'), 'the judge\'s "word"');
});

test.run();
