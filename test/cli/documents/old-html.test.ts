import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../support/draft.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const mark = (n: number) => `<a name='fnref${n}' href='#fn${n}'><sup>${n}</sup></a>`;
const note = (n: number, words: string) => `<a name='fn${n}' href='#fnref${n}'>${n}</a> ${words}`;
const navigation = 'The navigation of the page is left out. (at “home”)';

test('the notes of a page that was written by hand are footnotes, wherever its fonts begin and end', async () => {
  const text = `<title>T</title><font face='Georgia'><p>One.${mark(1)} Two.${mark(2)}<hr><h4>Notes</h4>`;
  for (const notes of [
    `<font size='2'><p>${note(1, 'First.')}\n<p>${note(2, 'Second.')}\n</font>`,
    `<p><font size=2>${note(1, 'First.')}</font></p><p><font size=2>${note(2, 'Second.')}</font></p>`,
    `<p>${note(1, 'First.')}<br>\n${note(2, 'Second.')}<br>`,
    `${note(1, 'First.')}<br><br>${note(2, 'Second.')}<br><br>`,
  ]) {
    const draft = await draftOf('.html', `${text}${notes}<p><a href='index.html'>home</a></font>`);
    assert.is(draft?.body, 'One.[^a] Two.[^b]\n\n[^a]: First.\n\n[^b]: Second.', notes);
    assert.equal(draft?.lost, [navigation]);
  }
});

test('a note that the text names by its number is told, since it may have another here', async () => {
  const draft = await draftOf('.html', `<p>One.${mark(7)} See note 12.</p><p>${note(7, 'Muldrew (as note 3).')}</p>`);
  assert.equal(draft?.lost, [
    'The text names a note by its number, which may be another here: look which note it means. (2 times, at “note 12”, “note 3”)',
  ]);
  assert.equal((await draftOf('.html', '<p>See note 12.</p>'))?.lost, []);
});

test('a note that begins with the sign of its mark needs no link back, and a name before a heading is that of the heading', async () => {
  const html =
    '<title>T</title><p>One.<a href="#n1"><sup>1</sup></a> Star.<a href="#star">*</a> See <a href="#articles">articles</a>, <a href="#p1">1</a>.<p>And.\n<a name="articles"></a>\n<h2>Articles (selection)</h2><p id="p1">1. Doe.</p><p><a name="n1"></a><sup>1</sup> First.</p><p><a name="star"></a>* Thanks.</p>';
  const draft = await draftOf('.html', html);
  assert.is(
    draft?.body,
    'One.[^a] Star.[^b] See [articles](#articles-selection), 1.\n\nAnd.\n\n## Articles (selection)\n\n1\\. Doe.\n\n[^a]: First.\n\n[^b]: Thanks.',
  );
});

test('two line breaks part paragraphs, one does not', async () => {
  for (const [open, close] of [
    ['', ''],
    ['<p>', '</p>'],
    ['<center>', '</center>'],
    ['<div>', '</div>'],
  ])
    assert.is(
      (await draftOf('.html', `${open}<b>One.</b> And<br>more.<br>\n<br>Two <i>words</i>.<br><br>${close}`))?.body,
      '**One.** And\\\nmore.\n\nTwo *words*.',
      open,
    );
  const item = await draftOf('.html', '<ul><li>One<br><br>two<ul><li>three</li></ul></li></ul>');
  assert.is(item?.body, '- One\n\n  two\n\n  - three');
});

test('thousands of line breaks take no time', async () => {
  await takesAtMost(480, async () => {
    const lines = await draftOf('.html', `<p>${'One<br><br>'.repeat(5000)}</p>${'<p>A<br><br>b</p>'.repeat(5000)}`);
    assert.ok(lines?.body.endsWith('A\n\nb'));
  });
});

test('a table of which one cell holds the page is laid open, and one with data stays', async () => {
  const text = `${'Words of the page. '.repeat(30).trim()}<br><br>More.`;
  const draft = await draftOf(
    '.html',
    `<table><tr><td colspan=2><b>My name</b></td></tr><tr><td>Office</td><td>${text}</td></tr></table>`,
  );
  assert.is(draft?.body, `**My name**\n\nOffice\n\n${text.replace('<br><br>', '\n\n')}`);
  assert.equal(draft?.lost, [
    'A table that places the parts of the page is laid open: they stand below each other. (at “My name Office Words of the page. Words …”)',
  ]);
  const inner = '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>';
  const around = await draftOf('.html', `<table><tr><td>${text}${inner}</td></tr></table>`);
  assert.is(around?.body, `${text.replace('<br><br>', '\n\n')}\n\n| a |\n| - |\n| 1 |`);
  const data = await draftOf('.html', `<table><tr><th>a</th></tr><tr><td>${text}</td></tr></table>`);
  assert.match(data?.body ?? '', /^\| a \|\n/);
});

test('the title of a page does not begin its text, too', async () => {
  for (const [title, first] of [
    ['Older news', '<b>Older news</b><br><br>'],
    ['Older news', '<h2>Older news</h2>'],
    ['Older news – My site', '<h3>Older news</h3>'],
    ['Older', '<h3>Older: news</h3>'],
  ]) {
    const draft = await draftOf('.html', `<title>${title}</title>${first}Words.`);
    assert.is(draft?.body, 'Words.');
    assert.is(draft?.title, first?.replace(/<.*?>/g, ''));
  }
  assert.is((await draftOf('.html', '<title>News</title><h2>Newsletter</h2>Words.'))?.body, '## Newsletter\n\nWords.');
});

test('a paragraph that is only indented is a quotation, one with a hanging first line is none, and what an abbreviation stands for is told', async () => {
  const html =
    '<p style="margin-left:36.0pt">She writes.</p><p style="margin-left:36pt;text-indent:-36pt">Doe.</p><p class="MsoToc2" style="margin-left:12pt">Contents</p><p style="margin-left:0cm">In <abbr title="The Books">HABS</abbr>.</p>';
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, '> She writes.\n\nDoe.\n\nContents\n\nIn HABS.');
  assert.equal(draft?.lost, [
    'An indented paragraph is a quotation now. (at “She writes.”)',
    'What an abbreviation stands for is left out: write it into the text. (at “HABS: The Books”)',
  ]);
});

test('links home and to the top, with the rule above them, are no part of the text, and others stay', async () => {
  const way = '<hr><p>[<a href="../index.html">home</a>] | <a href="#top">top</a></p>';
  const html = `<p>One.</p>${way}<p><a href="next.html">Next</a>, <a href="index.html">home</a>.</p><p><a href="">x</a></p>`;
  const draft = await draftOf('.html', html);
  assert.is(draft?.body, 'One.\n\nNext, home.\n\nx');
  assert.is(draft?.lost[0], 'The navigation of the page is left out. (at “[home] | top”)');
});

test('words in another language than the page say in which', async () => {
  const html =
    '<html lang="en-GB"><p lang="en">One <i lang="DE">Sorge</i> and <a href="https://example.org" lang="fr">le mot</a>.</p><blockquote lang="sv"><p lang="sv">Min hustru.</p><p>Men hon <b>skrifwer</b>.</p></blockquote></html>';
  const draft = await draftOf('.html', html);
  assert.is(
    draft?.body,
    'One *[Sorge]{lang=de}* and [[le mot]{lang=fr}](https://example.org).\n\n> [Min hustru.]{lang=sv}\n>\n> [Men hon **skrifwer**.]{lang=sv}',
  );
  assert.equal(draft?.lost, []);
});

test.run();
