import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findByWords, hasWords } from '../../../cli/core/has-words.ts';

test('a file is found by words of its title in any order, whatever their case and accents', () => {
  const title = 'Mullainathan, Çelik and Gómez: Scarcity mullainathan-2013-scarcity';
  for (const wanted of ['', ' ', 'gomez', 'GÓMEZ', 'scarcity celik', 'Gomez ', '2013-sc'])
    assert.ok(hasWords(title, wanted));
  assert.not(hasWords(title, 'gomez abundance'));
});

test('of what has the words, that comes first which begins with them', () => {
  const titles = [
    'Is there code for decision curves?',
    'Clarity',
    'Décision Curves and Clarity',
    'What is a decision curve?',
  ];
  const found = findByWords(titles, 'decision cur', (title) => title);
  assert.equal(found, [titles[2], titles[0], titles[3]]);
});

test.run();
