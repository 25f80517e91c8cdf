import { sectionsWithNotFound } from '../kinds/pages.ts';
import type { SiteData } from '../kinds/shapes/site.ts';

/**
 * `.htaccess`, for the Apache servers of universities and web hosts: it maps addresses without `.html` to their files,
 * and missing ones and folders to the not-found pages, says how long to keep what, and runs no script in a drawing that
 * is opened by itself. Other servers ignore it.
 *
 * Where people have web space of their own, Apache mostly negotiates (`MultiViews`, which a `.htaccess` may not turn off
 * there): of `page.html`, `page.html.br` and `page.md` it has chosen the smallest before these rules are asked. So they
 * ask for what the browser wrote (`THE_REQUEST`), and leave the trial of each file (`NS`) alone.
 */
export function writeHtaccess({ base }: Pick<SiteData, 'base'>): string {
  return `ErrorDocument 404 ${base}/404.html
${sectionsWithNotFound.map(({ path }) => writeSection(base + path)).join('')}<IfModule mod_mime.c>
  AddCharset UTF-8 .txt .md .bib .ris .csv
</IfModule>
<IfModule mod_dir.c>
  DirectorySlash Off
  <If "%{REQUEST_URI} == '${base}'">
    DirectorySlash On
  </If>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{THE_REQUEST} "^\\S+ ${base}/([^\\s?]+)/(?:index\\.html)?[\\s?]"
  RewriteRule . ${base}/%1 [R=301,NE,L]
  RewriteCond %{THE_REQUEST} "^\\S+ [^\\s?]*/[^\\s?/.]+[\\s?]"
  RewriteCond %{PATH_INFO} ^$
  RewriteCond %{REQUEST_FILENAME} ^(.*/[^/.]+)[^/]*$
  RewriteCond %1.html -f
  RewriteRule ^([^.]+) $1.html [NS,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404]
</IfModule>
<IfModule mod_headers.c>
  Header set Cache-Control no-cache
  <If "%{REQUEST_URI} =~ m#^${base}/assets/#">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </If>
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
