import { escapeXml } from '../core/xml.ts';
import type { RouteList } from '../kinds/shapes/routes.ts';
import type { SiteData } from '../kinds/shapes/site.ts';

/** `sitemap.xml`: the canonical address of every route, with the day of its last change if that is known. */
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

/** `robots.txt`: robots may read everything except the API and the data files. */
export function writeRobots({ url, base }: SiteData): string {
  return `User-agent: *
Disallow: ${base}/api/
Disallow: ${base}/data/

Sitemap: ${url}/sitemap.xml
`;
}
