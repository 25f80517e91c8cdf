import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../../cli/documents/dialects/rewrite.ts';
import { draftOf, png } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('formulas, code and addresses of Jekyll and Hugo are as they are written here', async () => {
  assert.is(
    await bodyOf(
      'A [page]({{ site.url }}https://example.org) of [it]({{ "https://example.org/b" | relative_url }}) and \\\\(x\\\\){: .wide}.',
    ),
    'A [page](https://example.org) of [it](https://example.org/b) and $x$.',
  );
  assert.is(
    await bodyOf('{% highlight python linenos %}\nif x:\n    y = 1\n{% endhighlight %}'),
    '```python\nif x:\n    y = 1\n```',
  );
  assert.is(
    await bodyOf('\\begin{equation}\n\\label{eq:one}\na_1 + b_1\n\\end{equation}\n\nSee \\eqref{eq:one}.'),
    '$$\na_1 + b_1\n$$\n\n: {#eq:one}\n\nSee [@eq:one].',
  );
  assert.is(await bodyOf('So\n\n$$x^2$$\n\nand H~2~O, x<sup>2</sup>.'), 'So\n\n$$\nx^2\n$$\n\nand H₂O, x².');
});

test('a line that HTML breaks, doubled backslashes of a formula and a list of contents are read as what they are', async () => {
  const draft = await draftOf(
    '.md',
    '* TOC\n{:toc}\n\nOne<br>two<br/> \nthree.\n\n$$\na \\\\\\\\ b\n$$\n\n| a |\n|---|\n| 1 |\n{:.wide}\n\n{{< toc >}}',
  );
  assert.is(draft?.body, 'One\\\ntwo\\\nthree.\n\n$$\na \\\\ b\n$$\n\n| a |\n| - |\n| 1 |');
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (3 times, at “toc”, “.wide”)',
  ]);
});

test('the boxes of al-folio are callouts, and what its scripts draw is told', async () => {
  const draft = await draftOf(
    '.md',
    '> ##### TIP\n>\n> Calibrate *again*.\n{: .block-tip }\n\n> ##### Mind the step\n>\n> Words.\n{: .block-danger}\n\n> Said.\n\n```chartjs\n{}\n```\n\n```pseudocode\n\\begin{algorithm}\n```',
  );
  assert.is(
    draft?.body,
    '> [!NOTE]\n> Calibrate *again*.\n\n> [!WARNING] Mind the step\n> Words.\n\n> Said.\n\n```chartjs\n{}\n```\n\n```pseudocode\n\\begin{algorithm}\n```',
  );
  assert.match(
    draft?.lost.join('\n') ?? '',
    'Code that another program runs is only shown: put in what it prints or draws. (2 times, at “{}”, “\\begin{algorithm}”)',
  );
});

test('the line behind a box of al-folio is no part of it', async () => {
  assert.is(
    await bodyOf('> Calibrate.\n{: .block-tip }\nSaid.\n\n> Mind.\n{: .block-danger }\n> Quoted.'),
    '> [!NOTE]\n> Calibrate.\n\nSaid.\n\n> [!WARNING]\n> Mind.\n\n> Quoted.',
  );
});

test('signs that Jekyll draws are left out, which is told', async () => {
  const draft = await draftOf('.md', 'A prize! :trophy: Well :smile:, at 12:30:45 in a:bcd:e and `:smile:`.');
  assert.is(draft?.body, 'A prize! Well, at 12:30:45 in a:bcd:e and `:smile:`.');
  assert.equal(draft?.lost, [
    'A sign that was written by its name is left out: type the sign itself. (2 times, at “:trophy:”, “:smile:”)',
  ]);
});

test('a link whose words are a sign alone is kept', async () => {
  const draft = await draftOf('.md', '[:page_facing_up:](https://example.org) and [*it* :link:](https://example.org).');
  assert.is(draft?.body, '[:page_facing_up:](https://example.org) and [*it*](https://example.org).');
  assert.equal(draft?.lost, [
    'A link has the name of a sign for words: write what it leads to. (at “:page_facing_up:”)',
    'A sign that was written by its name is left out: type the sign itself. (at “:link:”)',
  ]);
});

test('the page that a citation of Jekyll gives stays with it', () => {
  assert.is(
    rewriteDialects('As {% cite one --locator 126 %} and {% cite DBLP:a/b -l 3-12 %}, {% cite two --prefix see %}.'),
    'As [@one, p. 126] and [@DBLP:a/b, pp. 3-12], {% cite two --prefix see %}.',
  );
});

test('a bracket that is escaped begins no address with spaces', () => {
  for (const text of ['Write \\[one](two three.md).', 'Write `[one](two three.md)`.'])
    assert.is(rewriteDialects(text), text);
});

test('the box below the pictures of al-folio is their caption', async () => {
  const row = `<div class="row">\n  <div>\n    <img src="data:image/png;base64,${png.toString('base64')}" alt="A curve">\n  </div>\n</div>`;
  assert.is(
    await bodyOf(`${row}\n<div class="caption">\n    It falls,\n    <b>slowly</b>.\n</div>\n\nWords.`),
    '![A curve](/media/draft-1.png)\n\n: It falls, **slowly**.\n\nWords.',
  );
});

test('pictures that al-folio shows side by side are told', async () => {
  const picture = `<img src="data:image/png;base64,${png.toString('base64')}" alt="A curve">`;
  const rowOf = (...pictures: readonly string[]) =>
    `<div class="row">\n${pictures.map((one) => `<div class="col-sm">${one}</div>`).join('\n')}\n</div>\n<div class="caption">Left: one.</div>`;
  assert.equal((await draftOf('.md', rowOf(picture)))?.lost, []);
  assert.equal((await draftOf('.md', rowOf(picture, picture)))?.lost, [
    'Pictures that stood side by side stand below each other now. (at “A curve”)',
  ]);
});

test('a link to another page of Jekyll or Hugo is a link, which is told where that page is not here', async () => {
  const draft = await draftOf(
    '.md',
    '[One]({{ site.baseurl }}{% post_url 2020-01-01-one %}), [two]({% link _posts/two.md %}), [three]({{< ref "/a/_index.md" >}}), {% post_url four %}.',
  );
  assert.is(draft?.body, 'One, two, three, {% post_url four %}.');
  assert.match(draft?.lost.join() ?? '', 'another page is plain text now: that is not here. (at “One”)');
});

test('a figure whose address only its program knows stays whole, and is told', async () => {
  const written = '{% include figure.liquid path=page.image %}';
  const draft = await draftOf('.md', written);
  assert.is(draft?.body, written);
  assert.match(draft?.lost.join() ?? '', 'What another program fills in stays as it is');
  assert.equal((await draftOf('.md', "{{< figure src='a.png' >}}"))?.lost, [
    'A picture was not found: save it as a .png file, and put it in. (at “a.png”)',
  ]);
});

test.run();
