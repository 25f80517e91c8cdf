import { escapeXml } from '../core/xml.ts';
import type { RouteList } from '../kinds/shapes/routes.ts';
import type { SiteData } from '../kinds/shapes/site.ts';

/** `sitemap.xml`: every route by its canonical address, with the day of its last change where it is known. */
export function writeSitemap(routes: RouteList): string {
  const entries = routes.map(({ head, updated }) => {
    const changed = updated === null ? '' : `<lastmod>${updated}</lastmod>`;
    return `  <url><loc>${escapeXml(head.canonical)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** `robots.txt`: everything may be read but the API and the data files. */
export function writeRobots({ url, base }: SiteData): string {
  return `User-agent: *
Disallow: ${base}/api/
Disallow: ${base}/data/

Sitemap: ${url}/sitemap.xml
`;
}
