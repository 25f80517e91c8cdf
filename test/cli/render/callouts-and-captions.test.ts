import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileChanged, topic } from '../../support/workspace.ts';

/** The HTML of a topic, and its words as the search knows them. */
async function compileTopic(text: string): Promise<{ html: string; words: string }> {
  const { files, problems } = await compileChanged({ 'topics/gamma.md': topic(text) });
  assert.equal(problems, []);
  const page = JSON.parse(files?.get('pages/resources/gamma.json') ?? '');
  const passages: { kind: string; path: string; text: string }[] = JSON.parse(files?.get('passages.json') ?? '[]');
  const html = page.body.map((part: { html?: string }) => part.html ?? '').join('\n');
  const own = passages.filter(({ kind, path }) => kind === 'section' && path === '/resources/gamma').slice(1);
  return { html, words: own.map((passage) => passage.text).join('\n') };
}

test('a quotation that begins with a kind is a callout, with its title in the place of the kind', async () => {
  const { html, words } = await compileTopic('> [!NOTE]\n> One.\n\n> [!WARNING] Take *care*\n>\n> Two.\n\n> Three.');
  assert.is(
    html,
    '<div class="callout note"><p class="callout-title">Note</p><p>One.</p></div>\n' +
      '<div class="callout warning"><p class="callout-title">Take <em>care</em></p><p>Two.</p></div>\n' +
      '<blockquote>\n<p>Three.</p>\n</blockquote>',
  );
  assert.is(words, 'One.\nTake care. Two.\nThree.');
});

test('an answer folds without a script, and the search knows its words', async () => {
  const { html, words } = await compileTopic('Why?\n\n> [!ANSWER]\n> Because.\n> It is so.');
  assert.is(
    html,
    '<p>Why?</p>\n<details class="callout answer"><summary>Answer</summary><p>Because.\nIt is so.</p></details>',
  );
  assert.is(words, 'Why?\nBecause. It is so.');
});

test('figures, tables, equations and propositions are numbered each for themselves, and pointed at by name', async () => {
  const { html, words } = await compileTopic(
    [
      'See [@fig:two], [@tab:only; @eq:rule] and [@prop:law].',
      '![One](/media/picture.svg)',
      ': The first.',
      '![Two](/media/picture.svg)',
      ': The *second*. {#fig:two}',
      '| a |\n|---|\n| x |',
      ': A table. {#tab:only}',
      '$$\nx\n$$',
      ': {#eq:rule}',
      '> [!PROPOSITION] The law {#prop:law}\n> It holds.',
    ].join('\n\n'),
  );
  const has = (part: string) => assert.ok(html.includes(part), `${part} in ${html}`);
  has('<a class="cross" href="#fig-two">Figure 2</a>, <a class="cross" href="#tab-only">Table 1</a>, ');
  has('<a class="cross" href="#eq-rule">Equation 1</a> and <a class="cross" href="#prop-law">Proposition 1</a>.</p>');
  has('<figure><figcaption class="figure-title">Figure 1. <span>The first.</span></figcaption><img ');
  has('<figcaption class="figure-title" id="fig-two">Figure 2. <span>The <em>second</em>.</span></figcaption>');
  has('<div class="table-scroll" role="region" id="tab-only" aria-labelledby="caption-tab-1" tabindex="0">');
  has('<p class="caption" id="caption-tab-1"><strong>Table 1.</strong> A table.</p>');
  has('<div class="equation" id="eq-rule"><div class="math-scroll" role="group" aria-label="Equation 1" tabindex="0">');
  has('<span>(1)</span></div>');
  has('<div class="callout proposition" id="prop-law"><p class="callout-title">Proposition 1 (The law)</p>');
  assert.match(words, /^See Figure 2, Table 1, Equation 1 and Proposition 1\.\n/);
  assert.match(words, /Figure 2\. The second\.\na: x\.\nTable 1\. A table\.\nx\nProposition 1\. The law\. It holds\.$/);
});

test('a figure that moves is counted without a caption too, and takes the one that it has', async () => {
  const { files } = await compileChanged({
    'topics/gamma.md': topic(
      '::figure{name=curves}\n\n::figure{name=measure}\n\n: *Your* own. {#fig:own}\n\nSee [@fig:own].',
    ),
  });
  const [curves, measure, text] = JSON.parse(files?.get('pages/resources/gamma.json') ?? '').body;
  assert.equal(curves, { figure: 'curves', number: 1, caption: '' });
  assert.equal(measure, { figure: 'measure', number: 2, caption: '<span id="fig-own"><em>Your</em> own.</span>' });
  assert.match(text.html, '<a class="cross" href="#fig-own">Figure 2</a>');
});

test('a picture without a caption is no figure of the text', async () => {
  const { html } = await compileTopic('![One](/media/picture.svg)\n\n![Two](/media/picture.svg)\n\n: The second.');
  assert.match(html, 'Figure 1. <span>The second.</span>');
});

test('a link may lead to what carries a label, and a heading of that name gives way', async () => {
  const { html } = await compileTopic(
    '[Here](#eq-rule), [@eq:rule].\n\n$$\nx\n$$\n\n: {#eq:rule}\n\n## Eq rule\n\nText.',
  );
  assert.match(html, '<a href="/resources/gamma#eq-rule">Here</a>');
  assert.match(html, '<h2 id="eq-rule-1">Eq rule</h2>');
});

test('what only looks like a reference to a label stays text, and so does a colon within a line', async () => {
  const { html } = await compileTopic('Write \\[@fig:two] so: it is text.');
  assert.is(html, '<p>Write [@fig:two] so: it is text.</p>');
});

test.run();
