import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { retryMove, retryMoveAsync } from '../../../cli/output/retry-move.ts';

const test = suite('moving a file that another program has open');

/** A move that the disk refuses with these codes before it does it. */
function refusedMove(...codes: readonly string[]) {
  const left = [...codes];
  return () => {
    const code = left.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    return 'moved';
  };
}

test('on Windows it is tried again until the other program has closed it', async () => {
  assert.is(retryMove(refusedMove('EPERM', 'EBUSY'), 'win32'), 'moved');
  const move = refusedMove('EACCES', 'EPERM');
  assert.is(await retryMoveAsync(async () => move(), 'win32'), 'moved');
});

test('what has another cause, and whatever elsewhere, is told at once', async () => {
  const twice = (...codes: readonly string[]) => {
    const move = refusedMove(...codes);
    return [() => move(), async () => move()] as const;
  };
  const [full] = twice('ENOSPC', 'ENOSPC');
  assert.throws(() => retryMove(full, 'win32'), /ENOSPC/);
  const [own, later] = twice('EPERM', 'EPERM');
  assert.throws(() => retryMove(own, 'linux'), /EPERM/);
  assert.is(await retryMoveAsync(later, 'linux').catch(({ code }) => code), 'EPERM');
});

test.run();
