import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { updateLock } from '../../../cli/edit/routes-lock.ts';
import { parseLock } from '../../../cli/resolve/routes-lock.ts';

test('addresses are added in order, others taken out, and every other line stays', () => {
  const text = '# Ours.\n/a\n/c # the third\n\n# More.\n/e\n';
  assert.is(updateLock(text, ['/d', '/b', '/a'], ['/e']), '# Ours.\n/a\n/b\n/c # the third\n\n# More.\n/d\n');
});

test('a list that is not there is begun', () => {
  const text = updateLock(undefined, ['/b', '/a', '/b'], []);
  assert.equal(
    parseLock(text).map((one) => one.address),
    ['/a', '/b'],
  );
  assert.ok(text.endsWith('/a\n/b\n'));
  assert.is(updateLock(text, ['/a'], []), text);
});

test.run();
