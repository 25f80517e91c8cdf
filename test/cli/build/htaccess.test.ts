import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeHtaccess } from '../../../cli/build/htaccess.ts';

test('Apache finds the file of an address below the base of the site, and the page for what is not there, and runs no script in a drawing', () => {
  assert.is(
    writeHtaccess({ base: '/site' }),
    `ErrorDocument 404 /site/404.html
<If "%{REQUEST_URI} =~ m#^/site/resources/#">
  ErrorDocument 404 /site/resources/404.html
</If>
<If "%{REQUEST_URI} =~ m#^/site/research/#">
  ErrorDocument 404 /site/research/404.html
</If>
<IfModule mod_dir.c>
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
`,
  );
});

test.run();
