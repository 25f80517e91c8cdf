import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../../cli/documents/dialects/rewrite.ts';
import { draftOf } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('code within what only encloses a text is code', () => {
  for (const [first, last] of [
    ['<div class="notice" markdown="1">', '</div>'],
    ['<aside>', '</aside>'],
  ])
    assert.match(rewriteDialects(`${first}\nWrite \`{{ site.url }}\`.\n${last}`), 'Write `{{ site.url }}`.');
});

test('nothing in a formula is a citation, a template or a label', () => {
  for (const formula of ['$y_{[-@one]}$', '$\\text{by \\cite{one}}$', '$$\n[a]{.b} <br>\n<d-math>x</d-math>\n$$'])
    assert.is(rewriteDialects(formula), formula);
  assert.is(rewriteDialects('It costs $$, says [-@one].\n\nIt costs $$.'), 'It costs $$, says [@one].\n\nIt costs $$.');
});

test('a table or a picture in a callout keeps its label', () => {
  const callout = '::: {.callout-note}\n| a |\n|---|\n| 1 |\n\n: Rows {#tbl-a}\n\n![It falls.](a.png){#fig-a}\n:::';
  assert.is(
    rewriteDialects(`${callout}\n\nSee @tbl-a and @fig-a.`),
    '> [!note] \n> | a |\n> |---|\n> | 1 |\n> \n> : Rows {#tab:a}\n> \n> ![It falls.](a.png)\n> \n> : It falls. {#fig:a}\n\nSee [@tab:a] and [@fig:a].',
  );
});

test('a picture with a caption of its own gets no other', () => {
  const text = '![A curve](a.png)\n\n: It falls. {#fig:a}';
  assert.is(rewriteDialects(text, true), text);
});

test('a note within a line may hold a picture with a link', () => {
  const picture = '[![Talk](a.png)](https://example.org)';
  assert.is(rewriteDialects(`So^[${picture}] it is.`), `So[^inline-0] it is.\n\n[^inline-0]: ${picture}`);
});

test('a citation with words before it may begin in the next line', () => {
  assert.is(rewriteDialects('So [see @one;\n-@two].'), 'So (see [@one]; [@two]).');
});

test('a formula between brackets loses the spaces at its ends and the backslashes that Jekyll takes out', () => {
  assert.is(rewriteDialects('\\\\( x \\\\)'), '$x$');
  assert.is(rewriteDialects('\\\\[ a \\\\\\\\ b \\\\]'), '$$\na \\\\ b\n$$');
});

test('nothing in highlighted code is rewritten', () => {
  const code = '##Load\n[a]{.b}\n<!-- {{ site.url }} -->';
  assert.is(rewriteDialects(`{% highlight r %}\n${code}\n{% endhighlight %}`), `\`\`\`r\n${code}\n\`\`\``);
  assert.is(rewriteDialects('<d-code block>\n##Load\n</d-code>').trim(), '```\n##Load\n```');
});

test('a box of al-folio may end with a table', () => {
  const table = '> | a |\n> |---|\n> | 1 |\n';
  assert.is(rewriteDialects(`${table}{: .block-tip }`), `> [!tip] \n${table}`);
});

test('what Quarto puts between lines with colons may hold another of its kind', () => {
  const text = '::: {#thm-a}\n::: {.callout-tip}\n::: {.callout-note}\nWords.\n:::\n:::\n:::';
  assert.is(rewriteDialects(text), '> [!theorem] {#prop:thm-a}\n> > [!tip] \n> > > [!note] \n> > > Words.');
});

test('thirty thousand examples are numbered at once', () => {
  const start = performance.now();
  assert.match(rewriteDialects('(@a) b\n'.repeat(30_000), true), /^1\. b\n2\. b\n/);
  assert.ok(performance.now() - start < 5000);
});

test('what stands in code stays as it is', async () => {
  const code = '```html\n{{ site.baseurl }} {% cite one %}\n```\n\nThe tag `{% cite one %}`.';
  assert.is(await bodyOf(`{% raw %}\n${code}\n{% endraw %}`), code);
});

test('a template within code is no template', async () => {
  assert.equal((await draftOf('.md', 'Write `{{ site.url }}`.'))?.lost, []);
});

test('a wide gap and a long quotation are read once', () => {
  for (const text of [`One${' '.repeat(100_000)}two`, '> One\n'.repeat(40_000)]) {
    const start = performance.now();
    assert.is(rewriteDialects(text), text);
    assert.ok(performance.now() - start < 5000);
  }
});

test.run();
