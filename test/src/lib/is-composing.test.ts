import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isComposing } from '../../../src/lib/is-composing.ts';

test('a key that takes a composed word is not a key of the page, in Safari either', () => {
  assert.is(isComposing({ isComposing: true, keyCode: 13 }), true);
  assert.is(isComposing({ isComposing: false, keyCode: 229 }), true);
  assert.is(isComposing({ isComposing: false, keyCode: 13 }), false);
});

test.run();
