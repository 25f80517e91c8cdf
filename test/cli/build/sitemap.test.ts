import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeRobots, writeSitemap } from '../../../cli/build/sitemap.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';

test('the sitemap has every canonical address, with the day of its change where it is known', () => {
  const route = (canonical: string, updated: string | null) => ({ head: { canonical }, updated });
  const routes = [route('https://example.org/', null), route('https://example.org/a?b&c', '2025-03-11')];
  const text = writeSitemap(routes as unknown as RouteList);
  assert.ok(text.includes('<url><loc>https://example.org/</loc></url>'));
  assert.ok(text.includes('<url><loc>https://example.org/a?b&amp;c</loc><lastmod>2025-03-11</lastmod></url>'));
});

test('robots may read the pages, not the API and the data', () => {
  const text = writeRobots({ url: 'https://example.org/site', base: '/site' } as SiteData);
  assert.match(text, /^Disallow: \/site\/api\/$/m);
  assert.match(text, /^Disallow: \/site\/data\/$/m);
  assert.match(text, /^Sitemap: https:\/\/example\.org\/site\/sitemap\.xml$/m);
});

test.run();
