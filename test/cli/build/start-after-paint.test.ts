import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startAfterPaint } from '../../../cli/build/start-after-paint.ts';

const shell = `<html>
  <head>
    <title>Page</title>
    <script type="module" crossorigin src="/site/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/site/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/site/assets/index.css">
  </head>
</html>`;

test('the code of the app is asked for by one script, when the page has been painted', () => {
  const document = startAfterPaint(shell);
  assert.not.match(document, / src=|modulepreload/);
  const [script] = /<script type="module">[^<]*<\/script>/.exec(document) ?? [];
  assert.match(
    script ?? '',
    /getEntriesByName\('first-contentful-paint'\)\.forEach\(start\)\)\.observe\(\{ type: 'paint'/,
  );
  const asked = [...(script ?? '').matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file);
  assert.equal(asked, ['/site/assets/shared.js', '/site/assets/index.js']);
});

test('the styles stay where they are', () => {
  assert.ok(startAfterPaint(shell).includes('<link rel="stylesheet" href="/site/assets/index.css">'));
});

test('a shell without an entry is a mistake of the build', () => {
  assert.throws(() => startAfterPaint('<html>\n  <head>\n  </head>\n</html>'), /entry/);
});

test.run();
