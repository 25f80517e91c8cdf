import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { editDistance, findNearest } from '../../../cli/core/nearest.ts';

test('letters that are added, dropped, changed or swapped count one each', () => {
  assert.is(editDistance('title', 'title'), 0);
  assert.is(editDistance('tilte', 'title'), 1);
  assert.is(editDistance('titel', 'title'), 1);
  assert.is(editDistance('tite', 'title'), 1);
  assert.is(editDistance('tittle', 'title'), 1);
  assert.is(editDistance('', 'title'), 5);
  assert.is(editDistance('kitten', 'sitting'), 3);
});

test('the nearest name is found whatever its case, and nothing when nothing is near', () => {
  assert.is(findNearest('gruop', ['order', 'group', 'title']), 'group');
  assert.is(findNearest('Title', ['order', 'title']), 'title');
  assert.is(findNearest('careers-page', ['careers', 'housing']), 'careers');
  assert.is(findNearest('dawid-1982', ['dawid-1982-well-calibrated', 'guo-2017']), 'dawid-1982-well-calibrated');
  assert.is(findNearest('x', ['y', 'order']), undefined);
  assert.is(findNearest('nickname', ['name', 'email']), undefined);
  assert.is(findNearest('anything', []), undefined);
});

test.run();
