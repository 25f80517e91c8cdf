import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { prepareDocument, redirectDocument } from '../../../cli/build/document.ts';

test('the parts of a page stand in the places that the shell keeps, whatever signs they hold', () => {
  const shell = readFileSync('src/index.html', 'utf8');
  const text = prepareDocument(
    shell,
    'en-GB',
  )({
    head: '<title>$& costs</title>',
    body: '<main>$1</main>',
    data: '{"a":"$$"}',
  });
  assert.ok(text.includes('<html lang="en-GB">'));
  assert.ok(text.includes('<title>$& costs</title>'));
  assert.ok(text.includes('<div id="root"><main>$1</main></div>'));
  assert.ok(text.includes('<script type="application/json" id="page">{"a":"$$"}</script>'));
  assert.not.match(text, /<!--(head|body|data)-->/);
});

test('an alias leads on and names the page’s own address', () => {
  const text = redirectDocument('/site/new', 'https://example.org/site/new');
  assert.ok(text.includes('<meta http-equiv="refresh" content="0; url=/site/new">'));
  assert.ok(text.includes('<link rel="canonical" href="https://example.org/site/new">'));
});

test.run();
