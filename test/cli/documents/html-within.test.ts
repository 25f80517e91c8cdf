import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf, png } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('a block of HTML goes on behind an empty line, and code in the text stays code', async () => {
  const text = `<div class="layers">

    <!-- A layer -->
    <div>
      <h4>System</h4>

      <p>How to <b>test</b> it.</p>
    </div>

</div>

Type this:

    <p>Code</p>`;
  assert.is(await bodyOf(text), '## System\n\nHow to **test** it.\n\nType this:\n\n```\n<p>Code</p>\n```');
});

test('a table of HTML goes on behind an empty line', async () => {
  assert.is(
    await bodyOf(
      '<table>\n<tr><th>Year</th></tr>\n\n<tr><td>2004</td></tr>\n\n<tr><td>2005</td></tr>\n</table>\n\nWords.',
    ),
    '| Year |\n| - |\n| 2004 |\n| 2005 |\n\nWords.',
  );
});

test('an address in HTML is read to its end, and as a browser reads it', async () => {
  const href = "https://example.org/Bayes'_theorem?a=1&amp;b=2#a>b";
  assert.is(
    await bodyOf(`A <a id="z" href="${href}">link</a>.`),
    "A [link](https://example.org/Bayes'_theorem?a=1\\&b=2#a>b).",
  );
});

test('a formula between dollars in HTML is one, and prices and code are none', async () => {
  const text = 'The $\\beta$ curve and $$x > 1$$ cost $5 or $6, <code>$x$</code>';
  const body = 'The $\\beta$ curve and $x > 1$ cost \\$5 or \\$6, `$x$`';
  assert.is(await bodyOf(`<div class="caption">${text}</div>`), body);
  assert.is(await bodyOf(`<table><tr><th>${text}</th></tr></table>`), `| ${body} |\n| - |`);
});

test('notes in HTML keep apart from those of the text, and a picture in the text is not printed as its bytes', async () => {
  const note = (words: string) =>
    `<div><p>${words}<a id="r1" href="#n1">1</a></p><p id="n1"><a href="#r1">1</a> ${words}.</p></div>`;
  assert.is(
    await bodyOf(`One[^1].\n\n${note('Two')}\n\n${note('Three')}\n\n[^1]: One.`),
    'One[^a].\n\nTwo[^b]\n\n[^b]: Two.\n\nThree[^c]\n\n[^c]: Three.\n\n[^a]: One.',
  );
  assert.equal((await draftOf('.md', 'A. ![](data:image/tiff;base64,AAAA)'))?.lost, [
    'A picture is of a kind that browsers do not show: save it as a .png file, and put it in.',
  ]);
});

test('HTML within emphasis or a cell is a part of its line', async () => {
  const image = `<img src="data:image/png;base64,${png.toString('base64')}" alt="A curve">`;
  const draft = await draftOf('.md', `**See ${image} <u>here</u>**\n\n| a |\n|---|\n| ${image} |\n`);
  assert.is(
    draft?.body,
    '**See ![A curve](/media/draft-1.png) here**\n\n| a |\n| - |\n| ![A curve](/media/draft-1.png) |',
  );
  assert.equal(draft?.lost, ['HTML inside the text is left out. (at “<u>”)']);
});

test('emphasis, code and films of HTML within a text are kept', async () => {
  const draft = await draftOf(
    '.md',
    'A <b>bold</b>, <i class="x">slanted</i> and <code>coded</code> <b>word.\n\n<iframe src="https://example.org/film" title="The talk"></iframe>\n',
  );
  assert.is(draft?.body, 'A **bold**, *slanted* and `coded` word.\n\n[The talk](https://example.org/film)');
  assert.equal(draft?.lost, [
    'A page in a frame is a link now. (at “https://example.org/film”)',
    'HTML inside the text is left out. (at “<b>”)',
  ]);
});

test('breaks, links in headings, notes with links and blocks of markdown keep what they say', async () => {
  assert.is(await bodyOf('One<br>two.'), 'One\\\ntwo.');
  assert.is(await bodyOf('## See <a href="https://example.org">this</a>'), '## See [this](https://example.org)');
  assert.is(
    await bodyOf('So^[See [this](https://example.org).] it is.'),
    'So[^a] it is.\n\n[^a]: See [this](https://example.org).',
  );
  assert.is(await bodyOf('<div class="notice" markdown="1">\n**bold**\n</div>'), '**bold**');
  assert.is(await bodyOf('\\begin{align*}\na &= b\n\\end{align*}'), '$$\n\\begin{aligned}\na &= b\n\\end{aligned}\n$$');
  assert.is(await bodyOf('{% highlight c++ %}\nint x;\n{% endhighlight %}'), '```c++\nint x;\n```');
});

test('nothing in comments and in code of HTML is read as a template', async () => {
  const draft = await draftOf('.md', 'Text <!-- ^[lost] --> of it.\n\n<pre><code>{% cite one %} x^[a]</code></pre>');
  assert.is(draft?.body, 'Text  of it.\n\n```\n{% cite one %} x^[a]\n```');
});

test.run();
