import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DayViews } from '../../../server/db/views.ts';
import { createViewCounter } from '../../../server/site/count-views.ts';
import { watchSite } from '../../../server/site/read-site.ts';
import { writeSite } from '../../support/server/site.ts';

const test = suite('gathering views');
let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-views-'));
  writeSite(folder, { analytics: 'own' });
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

test('many views are one write', async () => {
  const written: (readonly DayViews[])[] = [];
  const views = createViewCounter({
    site: watchSite(folder),
    now: () => new Date('2025-06-01T12:00:00Z'),
    write: async (counts) => void written.push(counts),
    onFailure: () => {},
  });
  await Promise.all(Array.from({ length: 1000 }, (_, index) => views.count(index % 4 === 0 ? '/' : '/resources')));
  await views.flush();
  await views.stop();
  assert.equal(written, [
    [
      { day: '2025-06-01', path: '/', views: 250 },
      { day: '2025-06-01', path: '/resources', views: 750 },
    ],
  ]);
});

/** Counts views while the database is down, until it is `up`. */
function countWhileDown() {
  const failures: unknown[] = [];
  let isDown = true;
  let written: readonly DayViews[] = [];
  const views = createViewCounter({
    site: watchSite(folder),
    now: () => new Date('2025-06-01T12:00:00Z'),
    write: async (counts) => {
      if (isDown) throw new Error('down');
      written = counts;
    },
    onFailure: (error) => failures.push(error),
  });
  const up = () => {
    isDown = false;
  };
  return { views, failures, up, written: () => written };
}

test('what could not be written is kept, with what came meanwhile, and the failure is told', async () => {
  const { views, failures, up, written } = countWhileDown();
  await views.count('/');
  await views.flush();
  await views.count('/');
  up();
  await views.stop();
  assert.is(failures.length, 1);
  assert.equal(written(), [{ day: '2025-06-01', path: '/', views: 2 }]);
});

test('views are written after a while, and again when that failed', async () => {
  const real = globalThis.setTimeout;
  const held: (() => void)[] = [];
  const hold = (task: () => void) => {
    held.push(task);
    return real(() => {});
  };
  globalThis.setTimeout = Object.assign(hold, real) as typeof setTimeout;
  const ring = async () => {
    held.shift()?.();
    await setImmediate();
  };
  try {
    const { views, up, written } = countWhileDown();
    await views.count('/');
    await ring();
    up();
    await ring();
    assert.equal(written(), [{ day: '2025-06-01', path: '/', views: 1 }]);
    await views.stop();
  } finally {
    globalThis.setTimeout = real;
  }
});

test.run();
