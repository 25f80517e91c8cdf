import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReferencesPage } from '../../../cli/kinds/shapes/reference.ts';
import type { TopicPage } from '../../../cli/kinds/shapes/topic.ts';
import { compileChanged, pageAt, renderTopic, topic } from '../../support/workspace.ts';

const newTab = '<span class="visually-hidden"> (opens in a new tab)</span>';

test('text never vanishes: colons, ratios, times, money, braces', async () => {
  const text = 'Human:AI at 3:1 from 12:30, :smile: ::leaf{a=b} $5 million to $10 million {x} @home';
  assert.is(await renderTopic(`${text} \\[@ home].`), `<p>${text} [@ home].</p>`);
});

test('what looks like a container is text', async () => {
  assert.is(await renderTopic(':::note\nWords.\n:::'), '<p>:::note\nWords.\n:::</p>');
});

test('a link out of the site opens a new tab and says so', async () => {
  const html = await renderTopic('See [it](https://out.test/a "The title") and <https://out.test/b>.');
  assert.is(
    html,
    `<p>See <a target="_blank" rel="noopener noreferrer" href="https://out.test/a" title="The title">it${newTab}</a>` +
      ` and <a target="_blank" rel="noopener noreferrer" href="https://out.test/b">https://out.test/b${newTab}</a>.</p>`,
  );
});

test('links within the site are written as routes, whatever the author named', async () => {
  const html = await renderTopic(
    '[a](/resources/alpha#a-heading) [b](alpha.md) [c](../papers/paper-one.md) [d](/research/papers/the-paper) [e](/) [f](mailto:a@b.test) [g](../media/picture.svg)',
  );
  assert.equal(
    [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]),
    [
      '/resources/alpha#a-heading',
      '/resources/alpha',
      '/research/papers/paper-one',
      '/research/papers/paper-one',
      '/',
      'mailto:a@b.test',
      '/media/picture.svg',
    ],
  );
});

test('a site below a path has that path in every address of its text', async () => {
  const { files } = await compileChanged({
    'topics/gamma.md': topic('[a](/research) ![A curve](/media/picture.svg)'),
    'site.md': (await import('node:fs'))
      .readFileSync('test/fixtures/base/content/site.md', 'utf8')
      .replace('https://site.test', 'https://host.test/folder/'),
  });
  const page = JSON.parse(files?.get('pages/resources/gamma.json') ?? '');
  assert.match(page.body[0].html, 'href="/folder/research"');
  assert.match(page.body[0].html, 'src="/folder/media/picture.svg"');
  assert.is(page.head.canonical, 'https://host.test/folder/resources/gamma');
  assert.is(page.next.href, '/resources/delta');
});

test('headings have anchors, unique in their page', async () => {
  const html = await renderTopic('## Ways & means\n\nA.\n\n## Ways & means\n\nB.');
  assert.is(html.split('\n')[0], '<h2 id="ways--means">Ways &#x26; means</h2>');
  assert.match(html, '<h2 id="ways--means-1">');
});

test('citations are numbered as the text first makes them, close to the word, with links there and back', async () => {
  const frontMatter = 'references:\n  - roe-2021-essay\n  - { id: doe-2020-study, note: "Read < first." }\n';
  const html = await renderTopic(
    'One [@doe-2020-study], two [@roe-2021-essay, p. 7; @doe-2020-study], \\[@no].',
    frontMatter,
  );
  const [text, list] = html.split('\n');
  const mark = (id: string, count: number, title: string, number: number) =>
    `<a id="cite-${number}-${count}" href="#ref-${id}" role="doc-biblioref" title="${title}">${number}</a>`;
  assert.is(
    text,
    `<p>One<span class="citation">[${mark('doe-2020-study', 1, 'Doe and Roe (2020)', 1)}]</span>, two` +
      `<span class="citation">[${mark('roe-2021-essay', 1, 'Roe and Institute of Tests (2021)', 2)}, p. 7; ` +
      `${mark('doe-2020-study', 2, 'Doe and Roe (2020)', 1)}]</span>, [@no].</p>`,
  );
  const cite = (id: string) => `<a class="cite-link" href="/data/cite/references/${id}.json">Cite</a>`;
  const back = (number: number, count: number, label: string, sign: string) =>
    `<a href="#cite-${number}-${count}" role="doc-backlink" aria-label="${label}">${sign}</a>`;
  const link = (href: string, title: string) =>
    `<a target="_blank" rel="noopener noreferrer" href="${href}">${title}${newTab}</a>`;
  assert.is(
    list,
    '<section class="references" aria-labelledby="references"><h2 id="references">References</h2><ol>' +
      `<li id="ref-doe-2020-study"><p>Jane Doe and John Roe (2020). ${link('https://doi.org/10.1000/study', 'A Study')}. ` +
      `<em>Journal of Tests</em>, 12(3), 1–\u206020.</p><p>Read &#x3C; first.</p><p class="onward">${back(1, 1, 'Back to the text, place a', '↩a')} ` +
      `${back(1, 2, 'Back to the text, place b', '↩b')} ${cite('doe-2020-study')} <a href="/references#ref-doe-2020-study">Also cited on 1 other page</a></p></li>` +
      `<li id="ref-roe-2021-essay"><p>John Roe and Institute of Tests (2021). ${link('https://essay.test/roe', 'Is It an Essay?')} Working paper.</p><p>Says what it means.</p>` +
      `<p class="onward">${back(2, 1, 'Back to the text', '↩')} ${cite('roe-2021-essay')} <a href="/references#ref-roe-2021-essay">Also cited on 1 other page</a></p></li>` +
      '</ol></section>',
  );
});

test('a publication with a page on this site leads there from the lists of all other pages', async () => {
  const about = (title: string, order: number) =>
    `---\ntitle: ${title}\ndescription: What a study shows of attention, and what it does not show of it.\nlabel: ${title}\norder: ${order}\ndate: 2024-05-01\npublication: doe-2020-study\nreferences: [doe-2020-study]\n---\n\nAs in [@doe-2020-study].\n`;
  const compiled = await compileChanged({
    'topics/gamma.md': topic(
      'One [@doe-2020-study], two [@roe-2021-essay].',
      'references: [doe-2020-study, roe-2021-essay]\n',
    ),
    'papers/a-summary.md': about('A Summary', 1),
    'papers/study.md': about('A Study', 2),
  });
  const linksAt = (path: string) => {
    const html = pageAt<TopicPage>(compiled, path)
      .body.map((part) => ('html' in part ? part.html : ''))
      .join('');
    return Array.from(html.matchAll(/<li id="ref-([^"]*)".*?<\/li>/gs), ([item, id]) => [
      id,
      /<a href="([^"]*)">On this site<\/a> /.exec(item)?.[1],
    ]);
  };
  assert.equal(linksAt('/resources/gamma'), [
    ['doe-2020-study', '/research/papers/study'],
    ['roe-2021-essay', undefined],
  ]);
  assert.equal(linksAt('/research/papers/a-summary'), [['doe-2020-study', '/research/papers/study']]);
  assert.equal(linksAt('/research/papers/study'), [['doe-2020-study', undefined]]);
  const { entries } = pageAt<ReferencesPage>(compiled, '/references');
  const links = entries.map(
    ({ body }) =>
      /<span class="onward"><a href="([^"]*)" aria-label="On this site: [^"]+">On this site/.exec(body.html)?.[1],
  );
  assert.equal(links, ['/research/papers/study', undefined]);
});

test('what a page lists and never cites comes after the rest, as further reading', async () => {
  const html = await renderTopic('One [@roe-2021-essay].', 'references: [doe-2020-study, roe-2021-essay]\n');
  assert.equal(html.match(/<h[23][^>]*>[^<]*|<ol[^>]*>|<li id="[^"]*"/g), [
    '<h2 id="references">References',
    '<ol>',
    '<li id="ref-roe-2021-essay"',
    '<h3>Further reading',
    '<ol start="2">',
    '<li id="ref-doe-2020-study"',
  ]);
});

test('a page that cites nothing has one list, in its own order', async () => {
  const html = await renderTopic('Words.', 'references: [roe-2021-essay, doe-2020-study]\n');
  assert.equal(html.match(/<h[23][^>]*>[^<]*|<ol[^>]*>|<li id="[^"]*"/g), [
    '<h2 id="references">References',
    '<ol>',
    '<li id="ref-roe-2021-essay"',
    '<li id="ref-doe-2020-study"',
  ]);
});

test('a footnote cites after the text that it stands below, wherever it is written', async () => {
  const html = await renderTopic(
    '[^x]: As in [@doe-2020-study].\n\nOne[^x] and two [@roe-2021-essay].',
    'references: [doe-2020-study, roe-2021-essay]\n',
  );
  assert.match(html, 'href="#ref-roe-2021-essay" role="doc-biblioref" title="Roe and Institute of Tests (2021)">1<');
  assert.match(html, 'href="#ref-doe-2020-study" role="doc-biblioref" title="Doe and Roe (2020)">2<');
});

test('a citation of several shows where each ends, and its pages have a dash', async () => {
  const read = async (citation: string) => {
    const html = await renderTopic(`So ${citation}.`, 'references: [doe-2020-study, roe-2021-essay]\n');
    return html.split('\n')[0]?.replace(/<[^>]*>/g, '');
  };
  assert.is(await read('[@doe-2020-study; @roe-2021-essay]'), 'So[1, 2].');
  assert.is(await read('[@doe-2020-study, p. 9; @roe-2021-essay, pp. 170-176]'), 'So[1, p. 9; 2, pp. 170–\u2060176].');
  assert.is(await read('[@doe-2020-study, § 2-1]'), 'So[1, § 2-1].');
});

test('a citation may run over the end of a line', async () => {
  const html = await renderTopic(
    'As shown [@doe-2020-study;\n@roe-2021-essay].',
    'references: [doe-2020-study, roe-2021-essay]\n',
  );
  assert.match(html, '>1</a>, <a id="cite-2-1"');
});

test('footnotes carry letters, and follow the block that first mentions them, with links there and back', async () => {
  const html = await renderTopic(
    'One[^x], two[^y], one again[^x].\n\nThree[^x].\n\n[^y]: Second.\n\n[^x]: First *note*, with its own[^z].\n\n[^z]: Third.',
  );
  const mark = (letter: string, count: number) =>
    `<sup class="footnote-mark"><a id="fnref-${letter}-${count}" href="#fn-${letter}" role="doc-noteref" aria-label="Footnote ${letter}">${letter}</a></sup>`;
  const note = (letter: string) =>
    `<div class="sidenote" id="fn-${letter}" role="note" aria-label="Footnote ${letter}"><span class="letter">${letter}</span>`;
  const back = (letter: string) =>
    ` <a href="#fnref-${letter}-1" role="doc-backlink" aria-label="Back to the text">↩</a></p></div>`;
  const [text, first, ...rest] = html.split('\n');
  assert.is(text, `<p>One${mark('a', 1)}, two${mark('b', 1)}, one again${mark('a', 2)}.</p>`);
  assert.ok(first?.startsWith(`${note('a')}<p>First <em>note</em>, with its own${mark('c', 1)}. <a href="#fnref-a-1"`));
  assert.equal(rest, [
    `${note('c')}<p>Third.${back('c')}`,
    `${note('b')}<p>Second.${back('b')}`,
    `<p>Three${mark('a', 3)}.</p>`,
  ]);
});

test('pictures are lazy and know their size', async () => {
  assert.is(
    await renderTopic('![A curve](/media/picture.svg)'),
    '<p><img src="/media/picture.svg" alt="A curve" width="40" height="30" loading="lazy" decoding="async"></p>',
  );
});

test('tables scroll in a box that the keyboard reaches', async () => {
  const html = await renderTopic('| a | b |\n|--:|---|\n| 1 | 2 |\n\n| c |\n|---|\n| 3 |');
  assert.match(html, '<div class="table-scroll" role="region" aria-label="Table 1" tabindex="0"><table>');
  assert.match(html, '<td align="right">1</td>');
  assert.match(html, 'aria-label="Table 2"');
});

test('formulas are MathML', async () => {
  assert.is(await renderTopic('So $x^2$.'), '<p>So <span><math><msup><mi>x</mi><mn>2</mn></msup></math>.</span></p>');
  assert.match(
    await renderTopic('$$\n\\frac{a}{b}\n$$'),
    /^<div class="math-scroll" role="group" aria-label="Formula" tabindex="0"><math display="block"/,
  );
});

test('a figure stands between two stretches of HTML with keys of their own', async () => {
  const compiled = await compileChanged({ 'topics/gamma.md': topic('Before.\n\n::figure{name=curves}\n\nAfter.') });
  assert.equal(pageAt<TopicPage>(compiled, '/resources/gamma').body, [
    { key: 'body-0', html: '<p>Before.</p>' },
    { figure: 'curves', number: 1, caption: '' },
    { key: 'body-2', html: '<p>After.</p>' },
  ]);
});

test('the references stand in one stretch with the text before them, and alone after a figure', async () => {
  const partsOf = async (text: string) => {
    const compiled = await compileChanged({ 'topics/gamma.md': topic(text, 'references: [doe-2020-study]\n') });
    const { body } = pageAt<TopicPage>(compiled, '/resources/gamma');
    return body.map((part) =>
      'figure' in part ? part.figure : [part.key, ...(part.html.match(/Before|class="references"/g) ?? [])],
    );
  };
  assert.equal(await partsOf('Before.'), [['body-0', 'Before', 'class="references"']]);
  assert.equal(await partsOf('Before.\n\n::figure{name=curves}'), [
    ['body-0', 'Before'],
    'curves',
    ['body-end', 'class="references"'],
  ]);
});

test('links and pictures by name are as those with an address', async () => {
  assert.is(
    await renderTopic('[here][a], ![A curve][b], [a]\n\n[a]: /research "T"\n[b]: /media/picture.svg'),
    '<p><a href="/research" title="T">here</a>, <img src="/media/picture.svg" alt="A curve" width="40" height="30" loading="lazy" decoding="async">, <a href="/research" title="T">a</a></p>',
  );
});

test('annotations may hold markup of their own', async () => {
  const study = `---\ntype: book\nauthors: ["van der Berg, Anna"]\ntitle: A Book\nyear: 2001\n---\n\nSee *this* [page](../topics/alpha.md), $x$ and more.\n`;
  const html = await renderTopic('As in [@berg-2001].', 'references: [berg-2001]\n', {
    'references/berg-2001.md': study,
  });
  assert.match(html, '<p>Anna van der Berg (2001). <em>A Book</em>.</p><p>See <em>this</em>');
  assert.match(
    html,
    '<p>See <em>this</em> <a href="/resources/alpha">page</a>, <math><mi>x</mi></math> and more.</p><p class="onward"><a href="#cite-',
  );
});

test('the work that stands by itself is in italics, be it the publication or what holds it, and no publisher is', async () => {
  const lineOf = async (type: string, more = '') => {
    const keys = `type: ${type}\nauthors: [Jane Doe]\ntitle: On Haste\nyear: 2001\nvenue: Somewhere\n${more}`;
    const html = await renderTopic('As in [@doe-2001].', 'references: [doe-2001]\n', {
      'references/doe-2001.md': `---\n${keys}---\n\nA study.\n`,
    });
    return /<p>Jane Doe \(2001\)\. (.*?)<\/p>/.exec(html)?.[1];
  };
  assert.is(await lineOf('article'), 'On Haste. <em>Somewhere</em>.');
  assert.is(await lineOf('conference-paper'), 'On Haste. <em>Somewhere</em>.');
  assert.is(await lineOf('chapter', 'publisher: A House\n'), 'On Haste. <em>Somewhere</em>. A House.');
  assert.is(await lineOf('website'), 'On Haste. <em>Somewhere</em>.');
  assert.is(await lineOf('book', 'edition: "2"\n'), '<em>On Haste</em> (2nd ed.). Somewhere.');
  assert.is(await lineOf('report'), '<em>On Haste</em>. Somewhere.');
  assert.is(await lineOf('dataset'), '<em>On Haste</em>. Somewhere.');
  assert.is(await lineOf('thesis', 'degree: PhD\n'), '<em>On Haste</em>. PhD thesis, Somewhere.');
  assert.is(await lineOf('working-paper'), 'On Haste. Working paper, Somewhere.');
  const linked = await lineOf('book', 'url: https://book.test\n');
  assert.is(linked?.replace(newTab, '').replace(/<a [^>]*>/, '<a>'), '<a><em>On Haste</em></a>. Somewhere.');
});

test('Arabic and Hebrew words of a reference stand apart, so that nothing beside them is moved', async () => {
  const keys =
    'type: chapter\nauthors: ["כהן, נועה", Jane Doe]\neditors: ["حسين, طه"]\ntitle: على الانتباه\nyear: 2001\n' +
    'venue: ספר\npages: 3-9\npublisher: دار';
  const html = await renderTopic('As in [@cohen].', 'references: [cohen]\n', {
    'references/cohen.md': `---\n${keys}\n---\n\nAn essay.\n`,
  });
  assert.match(
    html,
    '<p><bdi>נועה כהן</bdi> and Jane Doe (2001). <bdi>على الانتباه</bdi>. In <bdi>طه حسين</bdi>, ed., ',
  );
  assert.match(html, '<em><bdi>ספר</bdi></em>, 3–\u20609. <bdi>دار</bdi>.</p>');
});

test('a title in two scripts runs from the left, and only its Arabic part from the right', async () => {
  const keys = 'type: book\nauthors: [Jane Doe]\ntitle: كتاب الإشارة [Kitāb al-ishāra]\nyear: 2001\npublisher: Brill';
  const html = await renderTopic('As in [@doe-2001].', 'references: [doe-2001]\n', {
    'references/doe-2001.md': `---\n${keys}\n---\n\nA book.\n`,
  });
  assert.match(html, '<em><bdi>كتاب الإشارة</bdi> [Kitāb al-ishāra]</em>');
});

test('a publication that was retracted says so in its line and where it is cited', async () => {
  const keys =
    'type: article\nauthors: [Jane Doe]\ntitle: On haste\nyear: 2001\nvenue: Journal\nretracted: https://notice.test/1';
  const html = await renderTopic('As in [@doe-2001].', 'references: [doe-2001]\n', {
    'references/doe-2001.md': `---\n${keys}\n---\n\nA study.\n`,
  });
  assert.match(
    html,
    `<em>Journal</em>. <strong><a target="_blank" rel="noopener noreferrer" href="https://notice.test/1">Retracted${newTab}</a></strong>.</p>`,
  );
  assert.match(html, 'title="Doe (2001), retracted"');
});

test.run();
