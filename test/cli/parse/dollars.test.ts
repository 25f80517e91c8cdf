import type { Paragraph } from 'mdast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseMarkdown } from '../../../cli/parse/markdown.ts';

/** The inline nodes of the first paragraph, as `type:value`. */
function inline(text: string): string[] {
  const [first] = parseMarkdown(text).children;
  return (first as Paragraph).children.map((node) => `${node.type}:${'value' in node ? node.value : ''}`);
}

test('dollars with a space inside or a digit after them are money', () => {
  assert.equal(inline('From $5 million to $10 million.'), ['text:From $5 million to $10 million.']);
  assert.equal(inline('From $5 to $10.'), ['text:From $5 to $10.']);
  assert.equal(inline('US$5 and A$7.'), ['text:US$5 and A$7.']);
  assert.equal(inline('Only $5.'), ['text:Only $5.']);
});

test('a formula after money is a formula', () => {
  assert.equal(inline('From $5 million, $x^2$ is $7 more.'), [
    'text:From $5 million, ',
    'inlineMath:x^2',
    'text: is $7 more.',
  ]);
});

test('many sums of money before a formula and after it do not change it', () => {
  const sums = Array.from({ length: 40 }, (_, index) => `$${index} or`).join(' ');
  const found = inline(`${sums} $x$ and ${sums} \` $a\` $b$ and $9, $c$`);
  assert.equal(
    found.filter((node) => !node.startsWith('text:')),
    ['inlineMath:x', 'inlineCode: $a', 'inlineMath:b', 'inlineMath:c'],
  );
});

test('markup between two sums of money is markup', () => {
  assert.equal(inline('$5 *or* $7'), ['text:$5 ', 'emphasis:', 'text: $7']);
});

test('formulas stay formulas, their underscores and stars included', () => {
  assert.equal(inline('Let $a_1 * b_2 * c$ and $$d$$ be.'), [
    'text:Let ',
    'inlineMath:a_1 * b_2 * c',
    'text: and ',
    'inlineMath:d',
    'text: be.',
  ]);
});

test('an escaped dollar and a dollar in code are what they say', () => {
  assert.equal(inline('\\$5 and `$x$`'), ['text:$5 and ', 'inlineCode:$x$']);
});

test('a hidden dollar keeps its place and comes back in addresses and titles', () => {
  const [first] = parseMarkdown('$5 [a](/b$5 "$7") $6 ![$8](/f)').children;
  const [text, link, , image] = (first as Paragraph).children;
  assert.is(text?.position?.end.column, 4);
  assert.is(link?.type === 'link' && `${link.url} ${link.title}`, '/b$5 $7');
  assert.is(image?.type === 'image' && image.alt, '$8');
});

test.run();
