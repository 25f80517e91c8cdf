import { sectionsWithNotFound } from '../kinds/pages.ts';
import type { SiteData } from '../kinds/shapes/site.ts';

/**
 * `.htaccess`, for the Apache servers of universities and web hosts: it maps addresses without `.html` to their files,
 * and missing ones to the not-found pages, and runs no script in a drawing that is opened by itself. Other servers ignore
 * it.
 */
export function writeHtaccess({ base }: Pick<SiteData, 'base'>): string {
  return `ErrorDocument 404 ${base}/404.html
${sectionsWithNotFound.map(({ path }) => writeSection(base + path)).join('')}<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html [L]
</IfModule>
<IfModule mod_headers.c>
  <FilesMatch "(?i)\\.svgz?$">
    Header set Content-Security-Policy "script-src 'none'"
  </FilesMatch>
</IfModule>
`;
}

/** A section has a not-found page of its own. */
function writeSection(path: string): string {
  return `<If "%{REQUEST_URI} =~ m#^${path}/#">
  ErrorDocument 404 ${path}/404.html
</If>
`;
}
