import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainText } from '../../../../src/features/references/plain-text.ts';
import { fold } from '../../../../src/lib/fold.ts';

test('the words of compiled HTML come without markup, with their entities read', () => {
  assert.is(
    plainText('<p>Ways &#x26; <em>means</em>,\n 3 &#x3C; 4</p><p>&amp; more</p>'),
    'Ways & means, 3 < 4 & more',
  );
});

test('words are folded as a reader types them', () => {
  assert.is(fold('ALMÅS Søren Łódź Weiß Œuvre Yıldız'), 'almas soren lodz weiss oeuvre yildiz');
  assert.is(fold('the judge’s “word”'), 'the judge\'s "word"');
});

test.run();
