import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../cli/documents/dialects/rewrite.ts';
import { draftOf, png } from '../../support/draft.ts';

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

test('a link to a heading with an id of its own leads to that heading', async () => {
  assert.is(
    await bodyOf('See [it](#own), @sec-two and @sec-three.\n\n## One *more* {#own .unnumbered}\n\n## Two {#sec-two}\n'),
    'See [it](#one-more), [the section](#two) and \\@sec-three.\n\n## One *more*\n\n## Two',
  );
});

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

test('a word before what points at a formula is left out, since this site writes it', async () => {
  const formula = '$$\n\\begin{equation}\n\\label{eq:one}\na\n\\end{equation}\n$$';
  for (const pointing of [
    'Equation \\eqref{eq:one}',
    'Eq. \\eqref{eq:one}',
    '\\ref{eq:one}',
    'Eq. (\\ref{eq:one})',
    'equation $\\eqref{eq:one}$',
  ])
    assert.is(await bodyOf(`${formula}\n\n${pointing} has it.`), '$$\na\n$$\n\n: {#eq:one}\n\n[@eq:one] has it.');
  assert.is(rewriteDialects('(see Eq. \\ref{eq:one})'), '(see [@eq:one])');
  for (const formula of ['$x \\overset{\\eqref{eq:one}}{=} y$', '$$\nx \\text{ by } \\ref{eq:one}\n$$'])
    assert.is(rewriteDialects(formula), formula);
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

test('an address that is its own words keeps its hyphens', async () => {
  for (const text of ['https://example.org/a---b/c', '<https://example.org/a---b>', 'www.example.org/a---b'])
    assert.not.match((await bodyOf(text)) ?? '', '—');
});

test('hyphens that stand for dashes are dashes, and those of commands stay', async () => {
  assert.is(
    await bodyOf('Won --- well done---on pages 3--12, with `a---b`, ls --all and git checkout -- content.'),
    'Won — well done—on pages 3–12, with `a---b`, ls --all and git checkout -- content.',
  );
});

test('the page that a citation of Jekyll gives stays with it', () => {
  assert.is(
    rewriteDialects('As {% cite one --locator 126 %} and {% cite DBLP:a/b -l 3-12 %}, {% cite two --prefix see %}.'),
    'As [@one, p. 126] and [@DBLP:a/b, pp. 3-12], {% cite two --prefix see %}.',
  );
});

test('formulas and code of Distill are formulas and code', async () => {
  const draft = await draftOf(
    '.md',
    'Let <d-math>t \\ge \\theta</d-math>, in <d-code language="python">a_b_c</d-code>:\n\n<d-math block>\nP(t < \\theta)\n</d-math>\n\n<d-code block language="python">\nx = {a: b[c] for c in "<>"}\n\ny = "$x$"\n</d-code>',
  );
  assert.is(
    draft?.body,
    'Let $t \\ge \\theta$, in `a_b_c`:\n\n$$\nP(t < \\theta)\n$$\n\n```python\nx = {a: b[c] for c in "<>"}\n\ny = "$x$"\n```',
  );
  assert.equal(draft?.lost, []);
});

test('a bracket that is escaped begins no address with spaces', () => {
  for (const text of ['Write \\[one](two three.md).', 'Write `[one](two three.md)`.'])
    assert.is(rewriteDialects(text), text);
});

test('code of Distill is a block in whatever order its tag says so', async () => {
  for (const tag of ['d-code block language="python"', 'd-code language="python" block', 'd-code block=""'])
    assert.is(
      await bodyOf(`<${tag}>\nx = 1\n</d-code>`),
      `\`\`\`${tag.includes('python') ? 'python' : ''}\nx = 1\n\`\`\``,
    );
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

test('a drawing is a picture, unless it runs or loads something', async () => {
  const draw = (inside: string, attributes = '') => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>${inside}</svg>`;
    return bodyOf(`A ![curve](data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})`);
  };
  for (const inside of [
    '<path d="M0 0"/>',
    '<use href="#a"/>',
    '<use href = "#a"/>',
    '<text>on=1</text>',
    '<image xlink:href="data:image/png;base64,AA"/>',
  ])
    assert.is(await draw(inside), 'A ![curve](/media/draft-1.svg)', inside);
  for (const inside of [
    '<script>alert(1)</script>',
    '<svg:script/>',
    '<my-svg:script/>',
    '<html:embed src="javascript:alert(1)"/>',
    '<foreignObject/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    "<a xlink:href = '&#106;avascript:alert(1)'/>",
    '<a href=x/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<style>@import "https://example.org/a.css"</style>',
  ])
    assert.is(await draw(inside), 'A', inside);
  assert.is(await draw('', '\nonload="alert(1)"'), 'A');
});

test('a picture of another site that is a link is its words, a link', async () => {
  for (const text of [
    '[![Talk](https://example.org/a.png)](https://example.org/talk)',
    '<a href="https://example.org/talk"><img src="https://example.org/a.png" alt="Talk"></a>',
  ])
    assert.is(await bodyOf(text), '[Talk](https://example.org/talk)');
});

test('words of a picture that say nothing are to be replaced', async () => {
  for (const words of ['', 'image', 'alt text', 'curve.png'])
    assert.is(
      await bodyOf(`![${words}](data:image/png;base64,${png.toString('base64')})`),
      '![Replace these words by what the picture shows](/media/draft-1.png)',
    );
});

test('a bar within a formula does not part the cell of a table', async () => {
  const table = '| a | b |\n| - | - |\n| $P(A\\|B)$ | x |';
  assert.is(await bodyOf(table), table);
});

test('a footnote to which nothing points is left out, and told', async () => {
  const draft = await draftOf('.md', 'Words[^1].\n\n[^1]: One.\n\n[^2]: Two *words*.');
  assert.is(draft?.body, 'Words[^a].\n\n[^a]: One.');
  assert.equal(draft?.lost, ['A footnote to which nothing points is left out. (at “Two words.”)']);
});

test('a picture that leads to itself is a picture, with its caption', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  assert.is(
    await bodyOf(
      `<figure><a href="/img/one.png"><img src="${data}" alt="A curve"></a><figcaption>It falls.</figcaption></figure>`,
    ),
    '![A curve](/media/draft-1.png)\n\n: It falls.',
  );
});

test('what stands in code stays as it is', async () => {
  const code = '```html\n{{ site.baseurl }} {% cite one %}\n```\n\nThe tag `{% cite one %}`.';
  assert.is(await bodyOf(`{% raw %}\n${code}\n{% endraw %}`), code);
});

test('labels of Quarto and what points at them are those of this site, where both are there', async () => {
  const draft = await draftOf(
    '.qmd',
    '@eq-one, @tbl-one and @fig-none [see @one].\n\n$$\nx\n$$ {#eq-one}\n\n| a |\n|---|\n| 1 |\n\n: Prices {#tbl-one tbl-colwidths="[1]"}',
  );
  assert.is(
    draft?.body,
    '[@eq:one], [@tab:one] and \\@fig-none (see \\[\\@one\\]).\n\n$$\nx\n$$\n\n: {#eq:one}\n\n| a |\n| - |\n| 1 |\n\n: Prices {#tab:one}',
  );
});

test('what points at a part that has no label here is told as such', async () => {
  const draft = await draftOf(
    '.qmd',
    'See @fig-plot and @sec-one, and [@one].\n\n![A plot](index_files/plot.png){#fig-plot}',
  );
  assert.is(draft?.body, 'See \\[\\@fig:plot\\] and \\@sec-one, and \\[\\@one\\].\n\nA plot {#fig:plot}');
  assert.equal(draft?.lost, [
    'A picture (“A plot”) was not found: save it as a .png file, and put it in.',
    'What points at a figure, a table or a section of its program is plain text now. (2 times, at “fig:plot”, “sec-one”)',
    '`[@one]` is plain text: bring its reference in, and take the backslashes out.',
  ]);
});

test('what Quarto shows in one place alone stays between its lines, and a citation of Distill is one', async () => {
  const draft = await draftOf('.qmd', '::: {.content-visible when-format="html"}\nWords.\n:::');
  assert.match(draft?.lost.join() ?? '', 'What another program fills in stays as it is');
  assert.is(rewriteDialects('So <d-cite key="one, two"></d-cite>.'), 'So [@one; @two].');
});

test('each kind of passage that Quarto numbers is told where something points at it', async () => {
  for (const kind of ['lst', 'thm', 'lem', 'cor', 'prp', 'def', 'exm', 'exr', 'rem'])
    assert.match(
      (await draftOf('.qmd', `See @${kind}-one.`))?.lost.join() ?? '',
      `is plain text now. (at “${kind}-one”)`,
    );
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

test('a picture that is a paragraph of Quarto is a figure with its words as its caption, and elsewhere it is none', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const text = `\n![It falls.](${data})\n\n![It rises.](${data}){fig-alt="A curve" width=50%}\n\n![In](${data}) a line.`;
  assert.is(
    (await draftOf('.qmd', text))?.body,
    '![It falls.](/media/draft-1.png)\n\n: It falls.\n\n![A curve](/media/draft-1.png)\n\n: It rises.\n\n![In](/media/draft-1.png) a line.',
  );
  assert.is(await bodyOf(`![It falls.](${data})`), '![It falls.](/media/draft-1.png)');
});

test('a list of definitions is told, and a caption is none', async () => {
  const loss = 'A list of definitions is plain text now.';
  for (const [text, isTold] of [
    ['Term\n: Definition', true],
    ['Term\n\n: Definition', true],
    ['Words.\n\n: Prices\n\n| a |\n|---|\n| 1 |', false],
    ['$$\nx\n$$\n\n: {#eq:a}', false],
  ] as const)
    assert.is((await draftOf('.md', text))?.lost.join().startsWith(loss), isTold, text);
});

test('callouts of every program are of the kinds of this site, and one of a title alone is a quotation', async () => {
  const draft = await draftOf(
    '.md',
    `::: {.callout-note}
## Mind
It *is*.
:::

{{% callout warning %}}
Mind.
{{% /callout %}}

> [!info]- Folded
> Words.

> [!quote] Said`,
  );
  assert.is(draft?.body, '> [!NOTE] Mind\n> It *is*.\n\n> [!WARNING]\n> Mind.\n\n> [!NOTE] Folded\n> Words.\n\n> Said');
  assert.equal(draft?.lost, ['A callout is of another kind now, or a quotation. (2 times, at “info”, “quote”)']);
});

test('a callout of a kind that is none here keeps its name and its title', async () => {
  const draft = await draftOf(
    '.md',
    '> [!definition] A *set* $x$\n> Words.\n\n> [!remark]\n> More *words*.\n\n> [!lemma2]- One\n>\n> Two.\n\n> [!axiom] Choice\n> It *holds*.',
  );
  assert.is(
    draft?.body,
    '> **Definition.** A *set* $x$\n> Words.\n\n> **Remark.** More *words*.\n\n> **Lemma2 (One).**\n>\n> Two.\n\n> **Axiom (Choice).** It *holds*.',
  );
});

test('notes within a line are footnotes, links of HTML are links, and links between notes are their words', async () => {
  const draft = await draftOf(
    '.md',
    'One^[A note.] <a href="https://example.org">site</a> and [[Other|words]].%%Mine.%%',
  );
  assert.is(draft?.body, 'One[^a] [site](https://example.org) and words.\n\n[^a]: A note.');
  assert.equal(draft?.lost, [
    'A comment is left out. (at “%% Mine %%”)',
    'A link to another page is plain text now: that is not here. (at “words”)',
  ]);
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

test('a note or a citation within a line may go on in the next', async () => {
  const draft = await draftOf('.qmd', 'One^[A\nnote.] and [see @one,\np. 3].');
  assert.is(draft?.body, 'One[^a] and (see \\[\\@one, p. 3\\]).\n\n[^a]: A\n    note.');
});

test('private comments of Obsidian, Kramdown and Liquid are left out whole, and told', async () => {
  const draft = await draftOf(
    '.md',
    'A. %% ask [[Sims]] about **this** %% B.\n\n%%\nOne *two*\n\nwww.example.org\n%%\n\n{::comment}Three\n\nfour{:/}\n\n{% comment %}Five{% endcomment %}\n\nC. %%\n---\n\n---%%',
  );
  assert.is(draft?.body, 'A.  B.\n\nC.');
  assert.equal(draft?.lost, [
    'A comment is left out. (5 times, at “%% ask Sims about this %%”, “%% One two www example org %%”, “%% Three four %%”)',
  ]);
  assert.is(await bodyOf('One\n{% comment %}\nTwo\n{% endcomment %}\nthree %% four %%\nfive.'), 'One\nthree\nfive.');
});

test('a callout of Notion is read as markdown', async () => {
  assert.is(
    await bodyOf('<aside>\n💡 **Key**: a [cost](https://example.org)\n\n</aside>'),
    '💡 **Key**: a [cost](https://example.org)',
  );
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

test('a link to another page of Jekyll or Hugo is a link, which is told where that page is not here', async () => {
  const draft = await draftOf(
    '.md',
    '[One]({{ site.baseurl }}{% post_url 2020-01-01-one %}), [two]({% link _posts/two.md %}), [three]({{< ref "/a/_index.md" >}}), {% post_url four %}.',
  );
  assert.is(draft?.body, 'One, two, three, {% post_url four %}.');
  assert.match(draft?.lost.join() ?? '', 'another page is plain text now: that is not here. (at “One”)');
});

test('figures and films of every template are read, and those behind and before a list do not break it', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const draft = await draftOf(
    '.md',
    `* One\n{{< figure src="${data}" title="It **falls**" numbered="true" >}}\n* two\n\n{{< youtube aB1 >}} {{< video https://example.org/film >}}`,
  );
  assert.is(
    draft?.body,
    [
      '- One',
      '![Replace these words by what the picture shows](/media/draft-1.png)',
      ': It **falls**',
      '- two',
      '[https://www.youtube.com/watch?v=aB1](https://www.youtube.com/watch?v=aB1) [https://example.org/film](https://example.org/film)',
    ].join('\n\n'),
  );
  assert.is(
    rewriteDialects(
      '{{< figure\n  src="a.png" title="Costs" caption="They fall." attr="By Ada" attrlink="https://example.org" >}}',
    ).trim(),
    '![](<a.png>)\n\n: **Costs** They fall. [By Ada](<https://example.org>)',
  );
  assert.is(
    rewriteDialects('{% include\n  figure.liquid path="img/one.png"\n  class="img-fluid"\n%}'),
    '<img src="/img/one.png" alt="">',
  );
  assert.is(
    rewriteDialects('{% responsive_image path: img/one.png title: "A curve" class: "img-fluid" %}'),
    '<img src="/img/one.png" alt="A curve">',
  );
});

test('what templates of Hugo Blox and Quarto show is kept, and icons are looks', async () => {
  const draft = await draftOf(
    '.md',
    `{% include base_path %}

See {{< cite page="/publication/study-2020" view="4" >}} and {{% staticref "files/cv.txt" "newtab" %}}my CV{{% /staticref %}} {{< icon name="python" pack="fab" >}} here{{< fa star >}}.

{{% alert note %}}
Mind.
{{% /alert %}}

{% include video.liquid path="https://example.org/film" class="img-fluid" %}

::: {.panel-tabset}
## R
Words.
:::
`,
  );
  assert.is(
    draft?.body,
    'See study-2020 and my CV here.\n\n> [!NOTE]\n> Mind.\n\n[https://example.org/film](https://example.org/film)\n\n## R\n\nWords.',
  );
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (3 times, at “name="python" pack="fab"”, “star”, “.panel-tabset”)',
    'The link to `/publication/study-2020` is plain text now: it leads to no page of this site.',
    'The link to `files/cv.txt` is plain text now: it leads to no page of this site.',
  ]);
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

test('passages of Quarto lose what encloses them, but for callouts, and code that nobody saw is left out', async () => {
  const draft = await draftOf(
    '.qmd',
    `::::: {.grid}
:::: {.callout-note}
### Mind
::: {.csl-entry}
It *is*.
:::
::::
:::::

\`\`\`{r}
#| include: false
a <- 1
\`\`\`

\`\`\`{r setup, echo=FALSE}
b <- 1
\`\`\`

\`\`\`{r}
#| label: one

c <- 1
\`\`\`

\`\`\`{=html}
<p>Raw <b>words</b></p>
\`\`\`

There are \`r nrow(data)\`.`,
  );
  assert.is(
    draft?.body,
    '> [!NOTE] Mind\n>\n> It *is*.\n\n```r\nc <- 1\n```\n\nRaw **words**\n\nThere are `r nrow(data)`.',
  );
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (2 times, at “.grid”, “.csl-entry”)',
    'Code that readers did not see is left out. (at “a <- 1”)',
    'Code that readers did not see is left out, and so is what it may have shown: put in the picture, table or words. (at “b <- 1”)',
    'Code that another program runs is only shown: put in what it prints or draws. (2 times, at “r nrow(data)”, “#| label: one c <- 1”)',
  ]);
});

test('the names of passages and the widths of pictures of Obsidian are no words', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  assert.is(
    await bodyOf(`Words of it. ^6a51bc\n\n^d511a0\n\n![A curve|300](${data}) and $x ^2$`),
    'Words of it.\n\n![A curve](/media/draft-1.png) and $x ^2$',
  );
});

test('words before a citation stand before it in parentheses', () => {
  assert.is(
    rewriteDialects(
      'So [see @one, p. 3; also -@two; @three] and [mail me@example.org] or [see @a](https://example.org).',
    ),
    'So (see [@one, p. 3]; also [@two]; [@three]) and [mail me@example.org] or [see @a](https://example.org).',
  );
  assert.is(
    rewriteDialects(
      'So [@one, pp. 3-4; see also @two; @three], but [@one; @two, p. 7] and [@one; mail me@example.org].',
    ),
    'So ([@one, pp. 3-4]; see also [@two]; [@three]), but [@one; @two, p. 7] and [@one; mail me@example.org].',
  );
});

test('nothing in comments and in code of HTML is read as a template', async () => {
  const draft = await draftOf('.md', 'Text <!-- ^[lost] --> of it.\n\n<pre><code>{% cite one %} x^[a]</code></pre>');
  assert.is(draft?.body, 'Text  of it.\n\n```\n{% cite one %} x^[a]\n```');
});

test('a template over several lines that is not known here stays, and is told', async () => {
  for (const written of ['{{< gallery\nalbum="one" >}}', '{% include\none.html %}'])
    assert.match((await draftOf('.md', written))?.lost.join() ?? '', 'What another program fills in stays as it is');
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

test('a callout keeps the title that Quarto gives it, and goes on behind a break; one of a title alone is told', async () => {
  assert.is(
    await bodyOf('::: {.callout-note title="Mind the gap"}\nWords.\n:::\n\n> [!NOTE]  \n> Text'),
    '> [!NOTE] Mind the gap\n> Words.\n\n> [!NOTE]\n> Text',
  );
  const draft = await draftOf('.md', '> [!NOTE] Only');
  assert.is(draft?.body, '> Only');
  assert.equal(draft?.lost, ['A callout is of another kind now, or a quotation. (at “NOTE”)']);
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

test('a film that stands beside its page is told, and a heading needs no space behind its signs', async () => {
  const film = '{{< video src="talk.mp4" controls="yes" >}}';
  const draft = await draftOf('.md', `##Outline\n\n${film}`);
  assert.is(draft?.body, `## Outline\n\n${film}`);
  assert.match(draft?.lost.join() ?? '', 'What another program fills in stays as it is');
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
