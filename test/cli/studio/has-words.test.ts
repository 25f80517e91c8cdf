import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasWords } from '../../../cli/studio/app/has-words.ts';

test('a file is found by words of its title in any order, whatever their case and accents', () => {
  const title = 'Mullainathan, Çelik and Gómez: Scarcity mullainathan-2013-scarcity';
  for (const wanted of ['', ' ', 'gomez', 'GÓMEZ', 'scarcity celik', 'Gomez ', '2013-sc'])
    assert.ok(hasWords(title, wanted));
  assert.not(hasWords(title, 'gomez abundance'));
});

test.run();
