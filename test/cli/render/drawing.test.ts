import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPicture } from '../../../cli/read/picture.ts';
import { inlineDrawing } from '../../../cli/render/drawing.ts';
import { compileChanged, pageAt, renderTopic, topic } from '../../support/workspace.ts';

const shape = '<path d="M0 0H4" fill="var(--ink, #222)"/>';
const draw = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"${attributes}>${inside}</svg>`;
const render = (svg: string, text = '![A curve](/media/picture.svg)') =>
  renderTopic(text, '', { 'media/picture.svg': svg });
const picture = (height = 30) =>
  `<p><img src="/media/picture.svg" alt="A curve" width="40" height="${height}" loading="lazy" decoding="async"></p>`;
const inPage = (inside: string) =>
  `<p><span class="drawing"><svg role="img" aria-label="A curve" viewBox="0 0 40 30">${inside}</svg></span></p>`;

test('a drawing that uses the site’s colours is part of the page, named by its alternative text', async () => {
  const svg = draw(
    `${shape}<text x="1" y="20" font-size="var(--label, 15px)">a &lt; b<tspan dy="1em">c</tspan></text>`,
  );
  assert.is(
    await render(svg),
    inPage(
      '<path d="M0 0H4" fill="var(--ink, #222)"></path>' +
        '<text x="1" y="20" font-size="var(--label, 15px)">a &#x3C; b<tspan dy="1em">c</tspan></text>',
    ),
  );
});

test('a drawing with colours of its own stays a picture', async () => {
  assert.is(await render(draw('<path d="M0 0H4" fill="#222"/>')), picture());
});

test('a drawing that would make the page heavy stays a picture', async () => {
  const room = 8000 - draw(shape).length - '<g></g>'.length;
  assert.is(await render(draw(`${shape}<g>${' '.repeat(room)}</g>`)), inPage(`${spell(shape)}<g></g>`));
  assert.is(await render(draw(`${shape}<g>${' '.repeat(room + 1)}</g>`)), picture());
});

test('what an editor writes beside a drawing is left out', async () => {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    ${draw(
      `<!-- a note --><title>A title</title><desc>More</desc><metadata><rdf:RDF/></metadata>
       <sodipodi:namedview id="base" pagecolor="#ffffff"/><g inkscape:label="Layer 1" data-name="a" class="b">${shape}</g>`,
      ' xmlns:inkscape="http://www.inkscape.org" version="1.1" width="40mm" height="30mm" xml:space="preserve"',
    )}`;
  assert.is(await render(svg), inPage(`<g>${spell(shape)}</g>`));
});

test('declarations of `style` become attributes', async () => {
  const svg = draw('<path d="M0 0H4" style="fill: none; stroke: var(--accent, #0b5a63); stroke-dasharray: 2 4"/>');
  assert.is(
    await render(svg),
    inPage('<path d="M0 0H4" fill="none" stroke="var(--accent, #0b5a63)" stroke-dasharray="2 4"></path>'),
  );
});

test('ids differ between the drawings of a page, and what points at them follows', async () => {
  const svg = draw(
    `<defs><marker id="tip" refX="2"><path d="M0 0"/></marker></defs><path d="M0 0H4" marker-end="url(#tip)" stroke="var(--ink, #222)"/>`,
  );
  const html = await render(svg, '![A curve](/media/picture.svg)\n\n![A curve](/media/picture.svg)');
  const drawn = (id: string) =>
    inPage(
      `<defs><marker id="${id}" refX="2"><path d="M0 0"></path></marker></defs>` +
        `<path d="M0 0H4" marker-end="url(#${id})" stroke="var(--ink, #222)"></path>`,
    );
  assert.is(html, `${drawn('drawing-1-tip')}\n${drawn('drawing-2-tip')}`);
});

const hostile = {
  'a script': draw(`${shape}<script>alert(1)</script>`),
  'a script in a group': draw(`<g>${shape}<g><script href="https://elsewhere.test/a.js"/></g></g>`),
  'a handler': draw(`<path d="M0 0" fill="var(--ink)" onclick="alert(1)"/>`),
  'a handler of the drawing': draw(shape, ' onload="alert(1)"'),
  'a handler in capitals': draw(shape, ' ONLOAD="alert(1)"'),
  'a link that runs something': draw(`<a href="javascript:alert(1)">${shape}</a>`),
  'an old link that runs something': draw(`<a xlink:href="javascript:alert(1)">${shape}</a>`),
  'an outside picture': draw(`${shape}<image href="https://elsewhere.test/a.png"/>`),
  'an outside shape': draw(`${shape}<use href="https://elsewhere.test/a.svg#a"/>`),
  'a shape repeated': draw(`<g id="a">${shape}</g><use href="#a"/>`),
  'HTML inside': draw(`${shape}<foreignObject><body onload="alert(1)"/></foreignObject>`),
  'HTML that ends the drawing': draw(`${shape}<p>a</p><img src="x" onerror="alert(1)">`),
  'HTML in a title that ends it': draw(`<title></title><p onclick="alert(1)">a</p>${shape}`),
  'a style sheet': draw(`${shape}<style>@import url(https://elsewhere.test/a.css);</style>`),
  'a style that loads': draw('<path d="M0 0" style="fill: var(--ink); filter: url(https://elsewhere.test/a.svg#f)"/>'),
  'a colour that loads': draw('<path d="M0 0" style="fill: url(https://elsewhere.test/a.svg#f) var(--ink)"/>'),
  'a colour that loads, escaped': draw('<path d="M0 0" fill="u\\72l(https://elsewhere.test/a) var(--ink)"/>'),
  'a colour that loads, in capitals': draw('<path d="M0 0" fill="URL(//elsewhere.test/a) var(--ink)"/>'),
  'a fallback that loads': draw('<path d="M0 0" fill="var(--ink, url(//elsewhere.test/a))"/>'),
  'a picture as a colour': draw('<path d="M0 0" fill="image-set(\'//elsewhere.test/a\' 1x) var(--ink)"/>'),
  'a style over the page': draw('<path d="M0 0" style="fill: var(--ink); position: fixed; inset: 0"/>'),
  'a second declaration': draw('<path d="M0 0" fill="var(--ink)}a{color:red"/>'),
  'an animation': draw(`${shape}<animate attributeName="href" values="javascript:alert(1)"/>`),
  'an animated shape': draw(`<path d="M0 0" fill="var(--ink)"><set attributeName="onclick" to="alert(1)"/></path>`),
  'a drawing in the drawing': draw(`${shape}<svg viewBox="0 0 1 1"></svg>`),
  'groups without end': draw('<g>'.repeat(30) + shape + '</g>'.repeat(30)),
  entities: `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${draw(`${shape}<text>&b;</text>`)}`,
  'an outside entity': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${draw(`${shape}<text>&a;</text>`)}`,
  'a style sheet named before it': `<?xml-stylesheet href="https://elsewhere.test/a.css"?>${draw(`${shape}<style/>`)}`,
  'two drawings': draw(shape) + draw(shape),
};

for (const [what, svg] of Object.entries(hostile)) {
  test(`a drawing with ${what} stays a picture, whole`, async () => {
    assert.is(await render(svg), picture());
  });
}

test('words in a drawing stay words', async () => {
  const svg = draw(`${shape}<text>&lt;script>alert(1)&lt;/script></text>`);
  assert.is(await render(svg), inPage(`${spell(shape)}<text>&#x3C;script>alert(1)&#x3C;/script></text>`));
});

test('a drawing that is edited is another page', async () => {
  const text = topic('![A curve](/media/picture.svg)');
  const compile = async (svg: string) =>
    pageAt(await compileChanged({ 'topics/gamma.md': text, 'media/picture.svg': svg }), '/resources/gamma');
  assert.not.equal(await compile(draw(shape)), await compile(draw(shape.replace('H4', 'H8'))));
});

test('every drawing of the site’s pages can be part of a page', () => {
  const drawings = readdirSync('content/media').filter((name) => name.endsWith('.svg') && name !== 'intro.svg');
  assert.ok(drawings.length >= 7);
  const pictures = drawings.filter((name) => {
    const drawing = readPicture(readFileSync(`content/media/${name}`))?.drawing ?? '';
    return inlineDrawing(drawing, name, '') === null;
  });
  assert.equal(pictures, []);
});

/** As HTML writes an element that SVG closes by itself. */
function spell(element: string): string {
  return element.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
}

test.run();
