import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { subtract } from '../../../cli/core/subtract.ts';
import { diffNumbers, diffWords } from '../../../cli/diff/words.ts';

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

test('words added and cut account for the whole difference in length', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const { added, cut, passages } = diffWords(before, after);
      assert.is(before.length - cut + added, after.length);
      assert.is(passages.length === 0, before.join() === after.join());
    }),
  );
});

test('each place that changed is one passage', () => {
  assert.equal(diffWords('we see no such effect here'.split(' '), 'we see an effect right here'.split(' ')).passages, [
    { cut: 'no such', added: 'an' },
    { cut: '', added: 'right' },
  ]);
});

test('a text that was written anew is cut and added whole', () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `a${index}`);
  const after = Array.from({ length: 20_000 }, (_, index) => `b${index}`);
  const { added, cut } = diffWords(before, after);
  assert.equal([added, cut], [20_000, 20_000]);
});

test('figures are found within words, and one that only moved has not changed', () => {
  assert.equal(diffNumbers(['(1997),', '65%', '160,000'], ['160,000', 'in', '1998', '65']), {
    added: ['1998'],
    cut: ['1997'],
  });
});

test('of a value that is there twice, one excuses one', () => {
  assert.equal(subtract(['a', 'a', 'b'], ['a']), ['a', 'b']);
});

test.run();
