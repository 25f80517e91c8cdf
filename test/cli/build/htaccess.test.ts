import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeHtaccess } from '../../../cli/build/htaccess.ts';

test('Apache finds the file of an address, also where it negotiates, and the page for what is not there, lists no folder, and runs no script in a drawing', () => {
  assert.is(
    writeHtaccess({ base: '/site' }),
    `ErrorDocument 404 /site/404.html
<If "%{REQUEST_URI} =~ m#^/site/resources/#">
  ErrorDocument 404 /site/resources/404.html
</If>
<If "%{REQUEST_URI} =~ m#^/site/research/#">
  ErrorDocument 404 /site/research/404.html
</If>
<IfModule mod_mime.c>
  AddCharset UTF-8 .txt .md .bib .ris .csv
</IfModule>
<IfModule mod_dir.c>
  DirectorySlash Off
  <If "%{REQUEST_URI} == '/site'">
    DirectorySlash On
  </If>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{THE_REQUEST} "^\\S+ /site/([^\\s?]+)/(?:index\\.html)?[\\s?]"
  RewriteRule . /site/%1 [R=301,NE,L]
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
  <If "%{REQUEST_URI} =~ m#^/site/assets/#">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </If>
  <FilesMatch "(?i)\\.svgz?$">
    Header set Content-Security-Policy "script-src 'none'"
  </FilesMatch>
</IfModule>
`,
  );
});

test.run();
