import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf, png } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

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

test('a picture that leads to itself is a picture, with its caption', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  assert.is(
    await bodyOf(
      `<figure><a href="/img/one.png"><img src="${data}" alt="A curve"></a><figcaption>It falls.</figcaption></figure>`,
    ),
    '![A curve](/media/draft-1.png)\n\n: It falls.',
  );
});

test.run();
