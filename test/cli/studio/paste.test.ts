import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { topic } from '../../support/workspace.ts';
import { openStudio, type StudioStage } from './stage.ts';

const test = suite<{ studio: StudioStage }>('paste');
test.before(async (context) => {
  context.studio = await openStudio({ 'topics/gamma.md': topic('A text.') });
});
test.after(({ studio }) => studio.stop());

const bullet = `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`;
const listed = (end: string, words: string) =>
  `<p class=MsoListParagraphCxSp${end} style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${bullet}${words}<o:p></o:p></p>`;
const cells = (...words: string[]) =>
  `<tr>${words.map((one) => `<td><p class=MsoNormal>${one}<o:p></o:p></p></td>`).join('')}</tr>`;
const drawn = `<!--[if gte vml 1]><v:shape id="p"><v:imagedata src="file:///C:/clip.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/clip.png"><![endif]>`;
const ofWord = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Paper</title><style><!-- p.MsoNormal {margin:0in} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** Words as Google Docs copies them, each with its whole style. */
const styled = (words: string, style = '') =>
  `<span style="font-size:11pt;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${words}</span>`;
const ofGoogle = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1d">${body}</b><br class="Apple-interchange-newline">`;

/** What a browser writes out of the style of the words that it copies. */
const seen =
  'font-style: normal; font-weight: 400; background-color: rgb(255, 255, 255); display: inline !important; float: none;';

const paste = (studio: StudioStage, html: string, into = '') => studio.call('paste', { html, text: into });

test('headings, emphasis, links, lists and tables of Word are markdown, and a picture is told to be left out', async ({
  studio,
}) => {
  const html = ofWord(`<h1>Introduction<o:p></o:p></h1>
<p class=MsoNormal>Some <b style='mso-bidi-font-weight:normal'>bold</b> and <i>italic</i> words, a <a href="https://example.org/a">link</a>, 5 * 3.<o:p></o:p></p>
${listed('First', 'one')}${listed('Last', 'two')}<table class=MsoTableGrid>${cells('Country', 'Rate')}${cells('France', '2.5')}</table>
<p class=MsoNormal>${drawn}<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`);
  assert.equal(await paste(studio, html), {
    markdown:
      '## Introduction\n\nSome **bold** and *italic* words, a [link](https://example.org/a), 5 \\* 3.\n\n- one\n- two\n\n| Country | Rate |\n| - | - |\n| France | 2.5 |',
    isBlock: true,
    lost: ['A picture is left out: save it as a file, and put it in with “Picture…”.'],
  });
});

test('what Google Docs copies keeps its form: nothing is bold that was not, and lists stand in their items', async ({
  studio,
}) => {
  const link = `<a href="https://example.org/" style="text-decoration:none;">${styled('there', 'text-decoration:underline;')}</a>`;
  const item = (words: string) => `<li dir="ltr"><p dir="ltr" role="presentation">${styled(words)}</p></li>`;
  const body = `<h2>${styled('Part')}</h2><p>${styled('Plain and ')}${styled('bold', 'font-weight:700;')}${styled(', ')}${link}${styled('.')}</p>`;
  const list = `<ul>${item('one')}<ul>${item('inner')}</ul>${item('two')}</ul>`;
  assert.equal(await paste(studio, ofGoogle(body + list)), {
    markdown: '## Part\n\nPlain and **bold**, [there](https://example.org/).\n\n- one\n  - inner\n- two',
    isBlock: true,
    lost: [],
  });
  assert.is(await paste(studio, ofGoogle(styled('some plain words'))), null);
  const two = await paste(studio, ofGoogle(`<p>${styled('One.')}</p><p>${styled('Two.')}</p>`));
  assert.is(two?.markdown, 'One.\n\nTwo.');
});

test('of a web page the form comes and not its look: every heading and article, and no HTML', async ({ studio }) => {
  const html = `<meta charset='utf-8'><span style="${seen}">As was </span><a href="https://example.org/x" style="${seen}">shown</a><span style="${seen}"> at 5 &lt; 7</span>`;
  assert.equal(await paste(studio, html), {
    markdown: 'As was [shown](https://example.org/x) at 5 < 7',
    isBlock: false,
    lost: [],
  });
  const articles =
    '<h1>All</h1><article><h2>A</h2></article><article><h2>B</h2><p>&lt;i&gt;<script>x</script></p></article>';
  assert.is((await paste(studio, articles))?.markdown, '## All\n\n### A\n\n### B\n\n\\<i>');
});

test('the footnotes of a paste take letters that the text has not used', async ({ studio }) => {
  const mark = `<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>`;
  const note = `<div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span>[1]</span></a> The note.</p></div></div>`;
  const html = ofWord(`<p class=MsoNormal>A claim${mark}.</p>${note}`);
  assert.is((await paste(studio, html, 'One[^a] and two[^c].'))?.markdown, 'A claim[^b].\n\n[^b]: The note.');
});

test('words without a form, and markdown from a code editor, are pasted as they are', async ({ studio }) => {
  const editor =
    '<div style="color: #ccc;font-family: Menlo, monospace;white-space: pre;"><div><span style="font-weight: bold;">## Heading</span></div><div>- **one**</div></div>';
  for (const html of [
    `<meta charset='utf-8'>${editor}`,
    `<html>\r\n<body>\r\n<!--StartFragment-->${editor}<!--EndFragment-->\r\n</body>\r\n</html>`,
    '<html><body><pre style="font-family:\'JetBrains Mono\'"><b>## Heading</b><br>- x</pre></body></html>',
    `<span style="${seen}">## Heading</span>`,
    `${'<!--a-->'.repeat(99)}<p>- one</p>`,
    '<p>- one</p><p>see <a href="https://example.org/">https://example.org/</a></p>',
    '',
  ])
    assert.is(await paste(studio, html), null, html);
});

test('what is nested too deep to be read is pasted as it is', async ({ studio }) => {
  const deep = `${'<div>'.repeat(8000)}Some <b>bold</b> words.`;
  assert.is(await paste(studio, deep), null);
});

test.run();
