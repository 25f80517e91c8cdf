import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf, png } from '../../support/draft.ts';

const picture = `<img src="data:image/png;base64,${png.toString('base64')}" alt="An e">`;

test('what a blog puts around a text is left out, and told in one line', async () => {
  const around = [
    '<div class="sharedaddy"><h3>Share this:</h3><ul><li><a href="/s">Click to share</a></li></ul></div>',
    '<div id="jp-relatedposts" class="jp-relatedposts"><h3>Related</h3><p>Crisps</p></div>',
    '<footer class="entry-footer"><span class="posted-on">Published 9 May</span> By <a rel="author">Ada</a></footer>',
    '<div id="comments" class="comments-area"><ol class="comment-list"><li>Visit my shop</li></ol><div id="respond"><h3>Leave a comment</h3><form></form></div></div>',
    '<nav class="post-navigation">Previous post</nav>',
  ];
  const draft = await draftOf('.html', `<main><article><h1>One</h1><p>Words.</p>${around.join('\n')}</article></main>`);
  assert.is(draft?.title, 'One');
  assert.is(draft?.body, 'Words.');
  assert.equal(draft?.lost, [
    'What a blog puts around a text is left out: buttons for sharing, links to other posts, lines with the day, the author and the categories, comments of readers.',
  ]);
});

test('a section about comments is no comment of a reader', async () => {
  for (const html of ['<h2 id="comments">Comments</h2>', '<section id="comments"><h2>Comments</h2></section>'])
    assert.is((await draftOf('.html', `${html}<p>Words.</p>`))?.body, '## Comments\n\nWords.');
});

test('the footnotes of two plugins of WordPress are footnotes', async () => {
  const mark = (n: number) =>
    `<span id="easy-footnote-${n}" class="easy-footnote-margin-adjust"></span><span class="easy-footnote"><a href="#easy-footnote-bottom-${n}" title="x"><sup>${n}</sup></a></span>`;
  const note = (n: number, words: string) =>
    `<li class="easy-footnote-single"><span id="easy-footnote-bottom-${n}"></span>${words}<a class="easy-footnote-to-top" href="#easy-footnote-${n}"></a></li>`;
  const easy = await draftOf(
    '.html',
    `<p>One.${mark(1)}</p><p>Two.${mark(2)}</p><div class="easy-footnote-title"><h4>Footnotes</h4></div><ol class="easy-footnotes-wrapper">${note(1, 'First.')}${note(2, 'Second.')}</ol>`,
  );
  assert.is(easy?.body, 'One.[^a]\n\nTwo.[^b]\n\n[^a]: First.\n\n[^b]: Second.');
  assert.equal(easy?.lost, []);
  const modern = await draftOf(
    '.html',
    '<p>Melons.<sup class="modern-footnotes-footnote " data-mfn="1"><a href="javascript:void(0)">1</a></sup><span class="modern-footnotes-footnote__note" data-mfn="1">By <em>X</em>.</span> More.</p>',
  );
  assert.is(modern?.body, 'Melons.[^a] More.\n\n[^a]: By *X*.');
  assert.equal(modern?.lost, []);
});

test('captions in brackets, verses, signs drawn as pictures and what opens at a click become text, and what is to be filled in is told', async () => {
  const html = `<h2>Part</h2><p>[caption id="a" width="300"]<a href="e.jpg">${picture}</a> An e, 1764[/caption]</p>
<pre class="wp-block-verse">One line,
two <em>lines</em>.</pre><p>Wednesday. <img src="https://s.w.org/1f642.png" alt="🙂" class="wp-smiley"></p>
<details><summary>What?</summary><p>This.</p></details><p>More [gallery ids="15,16"]</p>`;
  const draft = await draftOf('.html', html);
  assert.is(
    draft?.body,
    '## Part\n\n![An e](/media/draft-1.png)\n\n: An e, 1764\n\nOne line,\\\ntwo *lines*.\n\nWednesday. 🙂\n\n### What?\n\nThis.\n\nMore \\[gallery ids="15,16"]',
  );
  assert.equal(draft?.lost, [
    'What opens at a click stands below a heading now. (at “What?”)',
    'What another program fills in stays as it is: write it in markdown, or take it out. (at “[gallery ids="15,16"]”)',
  ]);
});

test.run();
