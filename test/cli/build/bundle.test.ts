import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startBundler } from '../../../cli/build/bundle.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { openCache } from '../../../cli/output/cache.ts';

const test = suite('the bundle of the app');

test('an app that cannot be bundled stops the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-bundle-'));
  writeFileSync(join(folder, 'taken'), 'a file where the folder should be');
  const site = { base: '', title: 'Test Site' } as SiteData;
  const bundler = startBundler(join(folder, 'taken'), join(folder, 'scratch'), openCache(join(folder, 'cache')), 'app');
  bundler.begin(site);
  const refusal = await bundler.load(site).catch((error: Error) => error.message);
  assert.match(String(refusal), /taken` cannot be written: something else stands there/);
  rmSync(folder, { recursive: true, force: true });
});

test.run();
