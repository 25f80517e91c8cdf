import type { Paragraph } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  continuesPrevious,
  escapeMarkdown,
  highlight,
  isInvented,
  linkTo,
  quote,
} from '../../../server/answer/quote.ts';

const never = () => false;

test('whatever a text holds is shown as it is', () => {
  for (const text of [
    '1. May 2025 was warm',
    '2) came second',
    '- 3 degrees',
    '+ one',
    '# of crates',
    '> 2 of them',
    '= 4',
    'R&amp;D &#65; and B&B',
    '*a* _b_ `c` [d](e) <b>f</b> |g| ~~h~~ $i$ \\j',
  ]) {
    const { children } = remark().use(remarkGfm).parse(escapeMarkdown(text));
    const [paragraph] = children as Paragraph[];
    assert.equal(
      [children.length, paragraph?.children.map((node) => 'value' in node && node.value)],
      [1, [text]],
      text,
    );
  }
});

test('a short quotation is marked as a whole on its page, and a longer one from its first words to its last', () => {
  const source = { title: 'Page', heading: null, href: '/page' };
  const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
  assert.is(highlight(source, words.join(' ')).href, `/page#:~:text=${words.join('%20')}`);
  assert.is(
    highlight({ ...source, href: '/page#place' }, ['a-b', ...words].join('\n')).href,
    '/page#place:~:text=a%2Db%20one%20two%20three%20four%20five,seven%20eight%20nine%20ten%20eleven%20twelve',
  );
});

test('a link says the page and the heading, once where they are the same, and no sign of its address ends it', () => {
  const source = { title: 'A [page]', heading: 'Why', href: '/page_(one)#why' };
  assert.is(linkTo(source), '[A \\[page\\] › Why](/page_%28one%29#why)');
  assert.is(linkTo({ ...source, heading: 'A [page]' }), '[A \\[page\\]](/page_%28one%29#why)');
});

test('a sentence that points back and an item of a list need what stands before them', () => {
  for (const sentence of [' It is closed.', '“This is new', '(2) Lamps that hang.'])
    assert.ok(continuesPrevious(sentence), sentence);
  for (const sentence of ['Items are closed.', 'Thisbe sleeps.', '(Two) lamps hang.'])
    assert.not.ok(continuesPrevious(sentence), sentence);
});

test('a short passage is quoted whole, without brackets around it', () => {
  assert.is(quote({ text: 'Crates come. Zebras sleep.' }, ['zebra'], never), 'Crates come. Zebras sleep.');
  assert.is(quote({ text: '(Crates come by night.)' }, [], never), 'Crates come by night.');
  assert.is(quote({ text: '(a) and (b)' }, [], never), '(a) and (b)');
});

const filler = 'Nobody counts lamps here. '.repeat(30);

test('a quotation begins with no formula and with nothing that points back, and ends with no question', () => {
  const text = `${filler}Zebras have stripes. P = 3 Q. It opens a crate. ${'Lamps hang above the pier. '.repeat(23)}Who paid? Nobody ${'counts lamps and '.repeat(9)}sleeps.`;
  const quoted = quote({ text }, ['crate', 'open'], never);
  assert.match(quoted, /^Zebras have stripes\. P = 3 Q\. It opens a crate\. Lamps/);
  assert.match(quoted, /Lamps hang above the pier\.$/);
  assert.ok(quoted.length > 500 && quoted.length <= 720, `${quoted.length}`);
});

test('of sentences with the same words the one that is preferred is quoted', () => {
  const text = `Zebras open crates. ${filler}Zebras open 7 crates. ${filler}`;
  const quoted = quote({ text }, ['zebra', 'crate'], (sentence) => /\d/.test(sentence));
  assert.match(quoted, /^Zebras open 7 crates\./);
});

test('numbers of an invented example are told to be such where the quotation does not say so', () => {
  const text = 'Suppose that a crate costs 5. Two crates cost 10. Three cost less.';
  assert.ok(isInvented({ text }, 'Two crates cost 10.'));
  assert.not.ok(isInvented({ text }, 'Three cost less.'));
  assert.not.ok(isInvented({ text }, text));
  assert.not.ok(isInvented({ text: 'Two crates cost 10. Suppose that a crate costs 5.' }, 'Two crates cost 10.'));
});

test.run();
