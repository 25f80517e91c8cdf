import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { limits } from '../../../src/lib/limits.ts';
import { WrittenMarkdown } from '../../../src/ui/written-markdown.tsx';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

function written(text: string, cited?: readonly string[]): string {
  return renderToStaticMarkup(
    cited === undefined ? <WrittenMarkdown text={text} /> : <WrittenMarkdown text={text} cited={cited} />,
  );
}

/** The links of a text, as their addresses. */
function links(text: string, cited?: readonly string[]): string[] {
  return [...written(text, cited).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

test("a reply's Markdown is running text: no outline, no pictures, no HTML", () => {
  assert.is(written('# Loud'), '<p><strong>Loud</strong></p>');
  assert.is(written('![a picture](https://tracker.example/x.png)'), '<p>a picture</p>');
  assert.is(written('<b>x</b>'), '<p>&lt;b&gt;x&lt;/b&gt;</p>');
  assert.is(written('one\\\ntwo'), '<p>one\ntwo</p>');
});

test('the line that says where an answer stands is told apart from what it says', () => {
  assert.match(
    written('So.\n\n— [Why?](/answers/why)'),
    '<p class="written-source">From <a href="/answers/why">Why?</a></p>',
  );
  assert.match(written('— or so it [seems](/answers/why)'), '<p>— or so it');
});

test('a reply links to the site, the web and e-mail, and nowhere else', () => {
  const text =
    '[a](/resources/decision) <https://out.example/> <a@example.org> [b](javascript:alert(1)) [c](//evil.example) [d](#x)';
  assert.equal(links(text), ['/resources/decision', 'https://out.example/', 'mailto:a@example.org']);
  assert.match(written('<https://out.example/>'), 'rel="nofollow ugc noopener noreferrer"');
});

test('in an AI’s text nothing can be clicked but what its answer cites', () => {
  const cited = ['/resources/decision#décision (1)', 'https://evil.example/', '//evil.example/'];
  const honest = '[Decision curves](/resources/decision#d%C3%A9cision%20%281%29)';
  assert.equal(links(honest, cited), ['/resources/decision#d%C3%A9cision%20%281%29']);
  for (const text of [
    '[x[click](z)](https://evil/p)',
    '[x[click](z)](https:[1]//evil/p)',
    'https:[1]//evil',
    'www[1].evil',
    'www.evil.example https://evil.example/ //evil.example/ mailto:a@evil.example',
    'a@evil.example <a@evil.example>',
    '[click](https://evil.example/) [click](//evil.example/) [click](/\\evil.example/)',
    '[click][1]\n\n[1]: https://evil.example/',
    '[click](/resources/other) [click](/resources/decision) [click](/api/auth/logout)',
    '[^1]\n\n[^1]: [click](data:text/html,x)',
    '<a href="/resources/decision">click</a>',
  ]) {
    assert.equal(links(text, cited), [], text);
    assert.equal(links(text, []), [], text);
  }
});

test('a text within two thousand elements, twelve deep, keeps its Markdown, and beyond it is what was typed', () => {
  const list = (items: number) => Array(items).fill('- a').join('\n');
  assert.match(written(list(1999)), '<ul>');
  assert.is(written(list(2000)), `<p>${list(2000)}</p>`);
  const quotes = (depth: number) => `${'>'.repeat(depth)} a`;
  assert.match(written(quotes(11)), '<blockquote>');
  assert.is(written(quotes(12)), `<p>${quotes(12).replaceAll('>', '&gt;')}</p>`);
  const nested = `${'- a\n'}${Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')}`;
  assert.is(written(nested), `<p>${nested}</p>`);
});

test('a long reply of many paragraphs and lists keeps its Markdown', () => {
  const paragraph =
    'Attention *costs*, [as shown](/resources/decision), `time` and **effort**.\n\n- one\n- two\n\n> quoted\n\n';
  const text = paragraph.repeat(Math.floor(10_000 / paragraph.length));
  assert.ok(text.length > 9_900);
  assert.match(written(text), '<em>costs</em>');
});

test('whatever is written becomes two thousand elements at most, in little time', async () => {
  for (const [name, text] of Object.entries(hostileTexts)) {
    const long = text.repeat(4).slice(0, limits.reply);
    await takesAtMost(160, () => assert.ok((written(long).match(/<[a-z]/g)?.length ?? 0) <= 2000, name), name);
  }
});

test.run();
