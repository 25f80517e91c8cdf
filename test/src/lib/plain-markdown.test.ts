import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainMarkdown } from '../../../src/lib/plain-markdown.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

test('what was typed as Markdown reads as plain words, line by line', () => {
  assert.is(
    plainMarkdown(
      '## Mistakes\n\n> Two readers, *one* image.\n\n- **first**\n- ***both*** and `second`\n\nSee [the page](https://a.org).',
    ),
    'Mistakes\n\nTwo readers, one image.\n\n• first\n• both and second\n\nSee the page (https://a.org).',
  );
});

test('signs that mark nothing stay as they were typed', () => {
  for (const text of [
    '2 * 3 * 4 = 24',
    'a_b_c and x_1',
    'f(x)>0 - or [0,1](open)',
    '-5 degrees, 5 > 3',
    '**',
    '#tag',
    '> 50 % of the people chose A',
    '- 3 + 5 = 2',
    '+ €10, or\n- $10?',
    '# 1 of the two lists',
    'The blank is _____, or *****.',
    '```\ncode\n```',
  ]) {
    assert.is(plainMarkdown(text), text);
  }
});

test('a text made to be slow is read at once', async () => {
  await takesAtMost(100, () => {
    for (const piece of ['**a', '_a ', '[a](https://', '`', '[[[']) plainMarkdown(piece.repeat(2000));
  });
});

test.run();
