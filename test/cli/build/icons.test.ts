import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawIcon } from '../../../cli/build/icons.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';

const drawFor = (site: Pick<SiteData, 'title' | 'curves'>) => drawIcon(site as SiteData);

test('the icon is the curve of choice', async () => {
  assert.is(await drawFor({ title: 'Ada Writer', curves: true }), readFileSync('src/icon.svg', 'utf8'));
});

test('the icon of a site without curves is the first letter of its name, on the same ground', async () => {
  const icon = await drawFor({ title: 'ægir Ørsted', curves: false });
  assert.match(icon, /<title>ægir Ørsted<\/title>/);
  assert.match(icon, /<rect [^>]*\/><path d="M[^"]+" fill="#[0-9a-f]{6}"\/><\/svg>/i);
  assert.not.match(icon, /stroke/);
});

test('a name in letters that the font lacks has a dot, and signs before a name are no letters', async () => {
  assert.match(await drawFor({ title: '王伟', curves: false }), /<circle /);
  const quoted = await drawFor({ title: '“Ada”', curves: false });
  assert.is(quoted.replace('“Ada”', ''), (await drawFor({ title: 'Ada', curves: false })).replace('Ada', ''));
});

test.run();
