import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../../cli/documents/dialects/rewrite.ts';
import { draftOf } from '../../../support/draft.ts';
import { takesAtMost } from '../../../support/takes-at-most.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('dollars in code begin and end no formula', async () => {
  for (const code of ['Not `$$` here.', '```make\na: $$b\n```']) {
    const text = `${code}\n\n\\begin{equation}\nx\n\\end{equation}\n\nSo $$y$$ is.`;
    assert.is(await bodyOf(text), `${code}\n\n$$\nx\n$$\n\nSo $y$ is.`);
  }
});

test('the dollar of a price begins no formula in a text whose formulas stand between brackets', async () => {
  assert.is(
    await bodyOf('It is $5 (\\(x_1\\) of them), $6-\\(y_2\\), `$7` or $z$.'),
    'It is \\$5 ($x_1$ of them), \\$6-$y_2$, `$7` or $z$.',
  );
});

test('the dollar of a price in HTML gets no backslash', async () => {
  const draft = await draftOf('.md', 'Of \\(x_1\\) and $6.\n\n<div>It costs $5 now.</div>\n\n<p>Or $7.</p>');
  assert.is(draft?.body, 'Of $x_1$ and \\$6.\n\nIt costs \\$5 now.\n\nOr \\$7.');
});

test('double brackets in a formula, and those of a link, are no link to a note', async () => {
  for (const text of ['So $[[x > 0]]$.', 'So [[1]](https://example.org).']) assert.is(await bodyOf(text), text);
  const link = '[1](https://example.org)';
  assert.is(await bodyOf('So [[1]][1].\n\n[1]: https://example.org'), `So \\[${link}]${link}.`);
});

test('what looks like a note, or like raised or lowered words, in a formula stays as it is', () => {
  for (const text of [
    'The $x^[a]$ of $b$.',
    'A $x^2+2^n$ sum, and $a~1~b$.',
    '$$\nx^2-1^n\n$$',
    'So $\\text{m<sup>2</sup>}$.',
  ])
    assert.is(rewriteDialects(text), text);
  assert.is(rewriteDialects('It costs $5, and H~2~O costs $6.'), 'It costs $5, and H₂O costs $6.');
});

test('a dollar with a backslash begins and ends no formula', () => {
  assert.is(rewriteDialects('In dollars (\\$) [-@one] and (\\$).'), 'In dollars (\\$) [@one] and (\\$).');
  assert.is(rewriteDialects('Of $[-@x]$, \\$5 [-@one] and US\\$.'), 'Of $[-@x]$, \\$5 [@one] and US\\$.');
});

test('many passages beside code or a label, and blocks of code that never end, take no minutes', async () => {
  await takesAtMost(100, () => {
    for (const text of ['<d-code block>\n', '@sec-a {#sec-a} ', '`a` :x: H~2~O ', '`a` {% raw %} '])
      rewriteDialects(text.repeat(Math.floor(250_000 / text.length)));
  });
});

test.run();
