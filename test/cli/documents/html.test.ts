import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf, png } from '../../support/draft.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const listed = (end: string, mark: string, text: string, style = '') =>
  `<p class=MsoListParagraph${end} style='${style}text-indent:-18.0pt'>${mark && `<span style='font-family:Symbol'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>`}<span>${text}</span></p>\n\n`;

test('lists of Word’s web pages are lists, with what goes on with an item, and its quotes are read as it wrote them', async () => {
  const html = `<meta http-equiv=Content-Type content="text/html; charset=windows-1252"><p class=MsoTitle>A title</p><p>“Quoted” text:</p>
${listed('CxSpFirst', '·', 'one')}${listed('CxSpMiddle', 'o', 'inner', 'margin-left:72.0pt;')}${listed('CxSpMiddle', '·', 'two')}<p class=MsoListParagraphCxSpLast>and more</p>
<p>Then:</p>${listed('', '3.', 'third', 'mso-list:l1 level1 lfo2;')}${listed('', '4.', 'fourth', 'mso-list:l1 level1 lfo2;')}`;
  const bytes = Buffer.from(html.replace('“', '\u0093').replace('”', '\u0094'), 'latin1');
  const draft = await draftOf('.htm', bytes);
  assert.is(draft?.title, 'A title');
  assert.is(draft?.body, '“Quoted” text:\n\n- one\n  - inner\n\n- two\n\n  and more\n\nThen:\n\n3. third\n4. fourth');
  assert.equal(draft?.lost, []);
});

test('a page in another encoding is read in the one that it names', async () => {
  const bytes = Buffer.concat([Buffer.from('<meta charset="windows-1251"><p>'), Buffer.from([0xcf, 0xf0, 0xe8])]);
  assert.is((await draftOf('.html', bytes))?.body, 'При');
});

test('merged cells without end and elements nested without end take no time', async () => {
  await takesAtMost(960, async () => {
    const cell = '<td colspan=1000 rowspan=65534>a</td>';
    for (const rows of [`<tr>${cell.repeat(1000)}</tr>`, `<tr>${cell}</tr>`.repeat(1000)])
      assert.match((await draftOf('.html', `<table>${rows}</table>`))?.body ?? '', '| a |');
    for (const element of ['<div>', '<b>', '<blockquote>', '<dl><dt>', '<ul><li>', '<math><mfrac>'])
      assert.is(await draftOf('.html', `${element.repeat(3000)}a`), null, element);
    assert.is((await draftOf('.html', `${'<div>'.repeat(150)}a`))?.body, 'a');
  });
});

test('thousands of bookmarks and empty elements in a row take no time', async () => {
  await takesAtMost(480, async () => {
    for (const empty of ['<a id="x"></a>', '<span></span>', '<b></b>'])
      assert.is((await draftOf('.html', `<p>One ${empty.repeat(5000)}two</p>`))?.body, 'One two', empty);
  });
});

test('elements and roles that are named as members of every object of JavaScript are like others', async () => {
  const html =
    '<p role="constructor">One</p><constructor>two</constructor> <math><mrow><constructor><mi>x</mi></constructor><mo>constructor</mo></mrow></math>';
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, 'One\n\ntwo $xconstructor$');
  assert.equal(draft?.lost, []);
});

test('a sign behind a heading that leads to it is no part of it, whatever its class', async () => {
  const html = `<h1>Title</h1><h2 id="p">Part <a class="anchor" href="#p">#</a></h2><p><a href="#p">There</a>.</p>`;
  assert.is((await draftOf('.html', html))?.body, '## Part\n\n[There](#part).');
});

test('a letter of a formula keeps its alphabet, and a variable of several letters is no function', async () => {
  const letters = { 'double-struck': 'E', bold: 'x', script: 'L' };
  const marked = Object.entries(letters).map(([alphabet, one]) => `<mi mathvariant="${alphabet}">${one}</mi>`);
  const html = `<p>So <math>${marked.join('')}<mn mathvariant="bold">0</mn><mi mathvariant="italic">age</mi></math></p>`;
  assert.is((await draftOf('.html', html))?.body, 'So $\\mathbb{E}\\mathbf{x}\\mathcal{L}\\mathbf{0}age$');
});

test('a web page of Google Docs keeps its title, its emphasis, its links and its footnotes', async () => {
  const html = `<style>.c1{vertical-align:super}.c2{font-weight:700}.c3{font-style:italic;font-weight:400}</style>
<p class="c9 title" id="h.abc"><span>The title</span></p><h1 id="h.def"><span class="c2">Part</span></h1>
<p><span>&nbsp;Some </span><span class="c2">bold</span><span class="c3"> words</span><sup class="c1"><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span>, <a href="https://www.google.com/url?q=https://example.org/a%3Fb%3D1&amp;sa=D">there</a></span><sup><a href="#ftnt1" id="ftnt_ref1b">[1]</a></sup>.</p>
<hr class="c4"><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;The note.</span></p></div>`;
  const draft = await draftOf('.html', html);
  assert.is(draft?.title, 'The title');
  assert.is(
    draft?.body,
    '## Part\n\nSome **bold** *words*[^a], [there](https://example.org/a?b=1)[^a].\n\n[^a]: The note.',
  );
});

test('what was copied out of Google Docs or a browser is no bolder than it was, and its lists stand in their items', async () => {
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-1d"><p><span style="font-weight:700">Bold</span> <span style="background-color: rgb(255, 255, 255)">words</span></p>
<ul><li><p>one</p></li><ul><li><p>inner</p></li></ul><li><p>two</p></li></ul></b>`;
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, '**Bold** words\n\n- one\n  - inner\n- two');
  assert.equal(draft?.lost, []);
});

test('of a saved manual the text comes, without what stands around it and without the links behind its headings', async () => {
  const html = `<div role="navigation"><a href="/x">Home</a></div><div role="main"><h1>Title<a class="headerlink" href="#t">¶</a></h1><h2>Part<a class="headerlink" href="#p">¶</a></h2><p>Text <span class="math">\\(x^2\\)</span>.</p><div role="search">Search</div></div>`;
  const draft = await draftOf('.html', html);
  assert.is(draft?.title, 'Title');
  assert.is(draft?.body, '## Part\n\nText $x^2$.');
});

test('of a page with several articles and nothing around them all come, and of one with a main part that comes', async () => {
  const articles = '<h1>Two views</h1><article><p>One.</p></article><article><p>Two.</p></article>';
  assert.equal((await draftOf('.html', articles))?.body, 'One.\n\nTwo.');
  assert.equal(
    (await draftOf('.html', `<article><p>Aside.</p></article><main>${articles}</main>`))?.body,
    'One.\n\nTwo.',
  );
  const framed = `<p>Menu.</p><div>${articles}</div><p>Imprint.</p>`;
  assert.equal((await draftOf('.html', framed))?.body, 'One.\n\nTwo.');
  const one = '<p>Menu.</p><article><p>One.</p><article><p>A reply.</p></article></article>';
  assert.equal((await draftOf('.html', one))?.body, 'One.\n\nA reply.');
});

test('an empty line may part a table from its caption', async () => {
  const table = '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>';
  for (const line of ['<p>&nbsp;</p>', '<p><br></p>']) {
    const draft = await draftOf('.html', `${table}${line}<p class="caption">Table 1: Prices</p>`);
    assert.is(draft?.body, '| a |\n| - |\n| 1 |\n\n: Prices');
  }
});

test('pictures side by side in a table keep their caption', async () => {
  const picture = `<td><img src="data:image/png;base64,${png.toString('base64')}" alt="A curve"></td>`;
  const draft = await draftOf(
    '.html',
    `<table><tr>${picture}${picture}</tr></table><p class="caption">Figure 1: Two</p>`,
  );
  assert.match(draft?.body ?? '', /\|\n\n: Two$/);
});

test('the caption of a picture that is left out is words, and not the caption of what stands above it', async () => {
  const table = '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>';
  for (const lost of ['<img src="lost.png">', '<embed src="curve.pdf">', '<svg><text>a</text></svg>']) {
    const draft = await draftOf('.html', `${table}<figure>${lost}<figcaption>A curve.</figcaption></figure>`);
    assert.is(draft?.body, '| a |\n| - |\n| 1 |\n\nA curve.');
  }
  const numbered = await draftOf('.html', `${table}<p class="caption">Figure 1: A curve.</p>`);
  assert.is(numbered?.body, '| a |\n| - |\n| 1 |\n\nFigure 1: A curve.');
  const own = await draftOf('.html', `<figure>${table}<figcaption>Numbers.</figcaption></figure>`);
  assert.is(own?.body, '| a |\n| - |\n| 1 |\n\n: Numbers.');
  const above = `<p><img src="lost.png"></p><p class="caption">Table 1: Numbers.</p>${table}`;
  assert.is((await draftOf('.html', above))?.body, '| a |\n| - |\n| 1 |\n\n: Numbers.');
});

test('the buttons of a web page, and what it says to browsers without scripts, are no part of its text', async () => {
  const html = '<p>Words.</p><pre><code>x = 1</code></pre><button>Copy</button><noscript>Use scripts.</noscript>';
  assert.is((await draftOf('.html', html))?.body, 'Words.\n\n```\nx = 1\n```');
});

test('the paragraphs of a cell stand on one line, and that is said', async () => {
  const html =
    '<table><tr><th>A</th><th>B</th></tr><tr><td><p>one</p><p>two<br>three</p></td><td><h4>four</h4><ul><li>five</li></ul><table><tr><td>six</td></tr></table></td></tr></table>';
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, '| A | B |\n| - | - |\n| one two three | four • five six |');
  assert.equal(draft?.lost, [
    'A table inside a cell of another is words on one line now. (at “fourfivesix”)',
    'The paragraphs of a cell of a table stand on one line now. (2 times, at “one two three”, “four • five six”)',
  ]);
});

test('the columns of a table stay where they stand, its first row is its header where it looks like one', async () => {
  const cell = (text: string, look = '') => `<td${look}>${text}</td>`;
  const right = ' style="text-align: right"';
  const table = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const html = [
    table(cell('Prize') + cell('Share', right), cell('Small') + cell('61%', right), cell('Large') + cell('n/a', right)),
    table(cell('<b>From</b>') + cell('<b>To</b>', ' align="center"'), cell('Aix') + cell('Ulm', ' align="center"')),
    table(cell('Name') + cell('Ada'), cell('Town') + cell('Ulm')),
    table(cell('All years', ' colspan="2"'), cell('2001') + cell('2002')),
    table(
      ['Year', 'Share', 'Town'].map((one) => cell(one)).join(''),
      cell('2001') + cell('few', right) + cell('Ulm', ' align="center"'),
      cell('2002', ' colspan="2"') + cell('Aix', ' align="center"'),
    ),
  ];
  const draft = await draftOf('.html', html.join(''));
  assert.equal(draft?.body.split('\n\n'), [
    '| Prize | Share |\n| - | -: |\n| Small | 61% |\n| Large | n/a |',
    '| **From** | **To** |\n| - | :-: |\n| Aix | Ulm |',
    '| | |\n| - | - |\n| Name | Ada |\n| Town | Ulm |',
    '| | |\n| - | - |\n| All years | |\n| 2001 | 2002 |',
    '| Year | Share | Town |\n| - | -: | :-: |\n| 2001 | few | Ulm |\n| 2002 | | Aix |',
  ]);
  assert.equal(draft?.lost, [
    'A table has no header: write into its first row what each column holds. (2 times, at “Name Ada”, “All years”)',
    'A cell of a table that covers several is now the first of them, and the others are empty. (2 times, at “All years”, “2002”)',
  ]);
});

test('a word that a web page marks is no footnote, and its look is carried over or told', async () => {
  const html = `<p>A <mark>marked</mark> word, <span style="background:yellow;mso-highlight:yellow">another</span>, <span style="background: white">plain</span>, <u><i>under</i> a line</u>, <span style='font-variant:small-caps'>gdp</span>, <u><a href="https://example.org">there</a></u>.</p>`;
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, 'A *marked* word, *another*, plain, *under a line*, gdp, [there](https://example.org).');
  assert.equal(draft?.lost, [
    'Highlighted words are in italics now. (2 times, at “marked”, “another”)',
    'Underlined words are in italics now: on a page only links are underlined. (at “under a line”)',
    'Words shown in capitals or small capitals are in the letters that were typed. (at “gdp”)',
  ]);
});

test('the comments of a web page of Word are left out, and that is said', async () => {
  const html = `<p>A claim<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[GM1]</a></span>.</p><hr class=msocomoff align=left><div><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a href="#_msoanchor_1">[GM1]</a>Really?</p></div></div>`;
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, 'A claim.');
  assert.equal(draft?.lost, ['A comment is left out. (at “A claim.”)']);
});

test('what a text of markdown says of looks in HTML is told', async () => {
  const draft = await draftOf('.md', 'An <u>underlined</u> word and a <mark>marked</mark> one.');
  assert.is(draft?.body, 'An underlined word and a marked one.');
  assert.equal(draft?.lost, ['HTML inside the text is left out. (2 times, at “<u>”, “<mark>”)']);
});

test('a caption stands below its picture, and emphasis of a sign alone is none', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const html = `<figure><img src="${data}" alt="A curve"><figcaption>Figure 1: It <b>rises</b></figcaption></figure><p>End<b>.</b></p>`;
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, '![A curve](/media/draft-1.png)\n\n: It **rises**\n\nEnd.');
});

test('each of several pictures that are not there is told, and none of them stays', async () => {
  const draft = await draftOf('.html', '<p>A <img src="a.png" alt="one"><img src="b.png" alt="two">word.</p>');
  assert.is(draft?.body, 'A word.');
  assert.equal(
    draft?.lost,
    ['one', 'two'].map((name) => `A picture (“${name}”) was not found: save it as a .png file, and put it in.`),
  );
});

test('the caption of a table stands below it, and a citation that Pandoc names keeps the space behind it', async () => {
  const html =
    '<p>See <span class="citation" data-cites="one two"></span> and more.</p><table><caption>Shares</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>';
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, 'See \\[\\@one; \\@two\\] and more.\n\n| A |\n| - |\n| 1 |\n\n: Shares');
});

test('nothing in a draft would be refused by the check', async () => {
  const draft = await draftOf(
    '.html',
    '<h1>T</h1><table><tr><td><h2>A cell</h2></td></tr></table><h3><b>A heading<br>of <i>two<br>lines</i></b></h3><p>See <a href="https://example.org/a"><img src="gone.png"></a>it<sup>a~b^c\\d</sup>, β<sub>it</sub><sup>IV</sup><sup>*</sup>.</p>',
  );
  assert.is(
    draft?.body,
    `| |\n| - |\n| A cell |\n\n## A heading of *two lines*\n\nSee it$\{}^{\\text{a\\textasciitilde b\\textasciicircum c\\textbackslash d}}$, β$\{}_{\\text{it}} {}^{\\text{IV}} {}^{\\text{*}}$.`,
  );
});

test('a line break at the end of bold words, a link or a paragraph leaves no backslash, and one in the title a space', async () => {
  const draft = await draftOf(
    '.html',
    '<h1>On Attention<br>and Choice</h1><p><b>Bold<br></b>next<br></p><p>One<br><img src="gone.png"></p><p><i> <br>Two <b>and <i>three</i></b></i></p><p><a href="https://example.org/">There<br></a></p><p><code>a<br><br>b</code></p>',
  );
  assert.is(draft?.title, 'On Attention and Choice');
  assert.is(draft?.body, '**Bold**\\\nnext\n\nOne\n\n*Two __and three__*\n\n[There](https://example.org/)\n\n`a b`');
});

test('the markdown of Google Docs begins with its title, beside headings of the same level', async () => {
  const draft = await draftOf('.md', '# **A Title**\n\nWords.\n\n# Part {#part}\n\nMore.\n');
  assert.equal([draft?.title, draft?.body], ['A Title', 'Words.\n\n## Part\n\nMore.']);
  const plain = await draftOf('.md', '# Part\n\nWords.\n\n# Other part\n\nMore.\n');
  assert.is(plain?.title, undefined);
});

test('a link whose address stands at the end of the text keeps its title, as any other does', async () => {
  const written = 'See [one][a] and [two](https://example.org/b "B").\n\n[a]: https://example.org/a "A"\n';
  const draft = await draftOf('.md', written);
  assert.is(draft?.body, 'See [one](https://example.org/a "A") and [two](https://example.org/b "B").');
});

test('comments of Google Docs are left out, and told', async () => {
  const draft = await draftOf(
    '.html',
    '<p>Words<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> and more.</p><div style="margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is this so?</span></p><p>I doubt it.</p></div>',
  );
  assert.is(draft?.body, 'Words and more.');
  assert.equal(draft?.lost, ['A comment is left out. (at “Words and more.”)']);
});

test('a citation of Zotero in Google Docs is plain text, and told', async () => {
  const link = 'https://www.zotero.org/google-docs/?abc';
  for (const [type, text] of [
    ['.html', `<p>So <a href="${link}">(Doe, 1999)</a> says.</p>`],
    ['.md', `So [(Doe, 1999)](${link}) says.`],
  ] as const) {
    const draft = await draftOf(type, text);
    assert.is(draft?.body, 'So (Doe, 1999) says.');
    assert.equal(draft?.lost, [
      'A citation of a reference manager is plain text now, for what it cites cannot be read: write it as `[@id]`. (at “(Doe, 1999)”)',
    ]);
  }
});

test.run();
