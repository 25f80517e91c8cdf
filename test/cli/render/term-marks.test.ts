import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderTopic } from '../../support/workspace.ts';

const surf = { 'terms/surf.md': "---\nterm: surf\nplain: 'Waves that break.'\nalso: [breakers, white water]\n---\n" };
const mark = (words: string) => `<a href="/glossary#surf">${words}</a>`;
const render = (text: string, frontMatter = '') => renderTopic(text, frontMatter, surf);
const countMarks = (html: string) => html.split('/glossary#').length - 1;

test('a page leads from the first use of a term to its explanation, and from no later one', async () => {
  const html = await render('The sea.\n\nSurf, then surf again, and surfs.');
  assert.match(html, `<p>${mark('Surf')}, then surf again, and surfs.</p>`);
});

test('a term is found in the plural and by names of several words, and not by a single other word or inside one', async () => {
  assert.match(await render('High surfs.'), mark('surfs'));
  assert.match(await render('Much White\nwater and white water.'), mark('white water'));
  assert.is(countMarks(await render('Breakers, a surfer, wind-surf.')), 0);
});

test('headings, links, code, formulas, quotations and tables hold no marks', async () => {
  const html = await render(
    '## Surf\n\n[surf](/resources/alpha) `surf` $surf$\n\n> surf\n\n```\nsurf\n```\n\n| surf | b |\n|---|---|\n| surf | c |',
  );
  assert.is(countMarks(html), 0);
});

test('a title in italics is left whole, and a term in italics is marked', async () => {
  const html = await render('*The Surf Book* tells of *surf*.');
  assert.match(html, `<em>The Surf Book</em> tells of <em>${mark('surf')}</em>.`);
});

test('a term within a name is left whole', async () => {
  const html = await render('Of the Inshore Surf Forum, the White\nWater Board and Surf. Breakers Norway has.');
  assert.match(html, `Of the Inshore Surf Forum, the White\nWater Board and ${mark('Surf')}. Breakers Norway has.`);
  assert.match(await render('Surf Ada has seen.'), mark('Surf'));
});

test('a term that has its capital in the glossary is no part of a name by that', async () => {
  for (const [name, text] of [
    ['GDP', 'We use GDP Germany reports.'],
    ['GDP', 'The use of GDP I defend.'],
    ['Bayes rule', 'As in Bayes rule Alice updates.'],
    ['Umsatz', 'Was der Umsatz Firmen sagt.'],
  ] as const) {
    const terms = { 'terms/surf.md': `---\nterm: ${name}\nplain: What it is.\n---\n` };
    assert.match(await renderTopic(text, '', terms), mark(name));
  }
  assert.match(await render('The Surf I saw.'), mark('Surf'));
});

test('words around a citation are marked and the citation stays as it is', async () => {
  const html = await render(
    'One [@doe-2020-study, surf] and surf [@doe-2020-study].',
    'references: [doe-2020-study]\n',
  );
  assert.match(html, `and ${mark('surf')}<span class="citation">`);
  assert.is(countMarks(html), 1);
});

test.run();
