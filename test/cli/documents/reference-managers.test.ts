import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startWorks } from '../../../cli/documents/reference-managers.ts';

const item = (id: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  itemData: { type: 'article-journal', title: `Title ${id}`, author: [{ family: 'Writer', given: 'Ada' }] },
  ...more,
});

const field = (...citationItems: readonly unknown[]) =>
  `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems })}`;

test('a citation of a reference manager keeps its place, what is written around it, and the names in the sentence', () => {
  const cited: readonly (readonly [code: string, shown: string, written: string])[] = [
    [field(item(1)), '(Writer, n.d.)', '[@work:0]'],
    [field(item(1), item(2)), '(Writer; Writer)', '[@work:0; @work:1]'],
    [field(item(1, { locator: '7', label: 'page' })), '(Writer, p. 7)', '[@work:0, p. 7]'],
    [field(item(1, { locator: '12-14', label: 'page' })), '(Writer, pp. 12-14)', '[@work:0, pp. 12–14]'],
    [field(item(1, { locator: '3', label: 'chapter' })), '(Writer, ch. 3)', '[@work:0, chapter 3]'],
    [field(item(1, { suffix: ', <i>passim</i>' })), '(Writer, passim)', '[@work:0, passim]'],
    [field(item(1, { prefix: 'see ' }), item(2)), '(see Writer; Writer)', '(see [@work:0]; [@work:1])'],
    [field(item(1, { 'suppress-author': true })), '(n.d.)', '[@work:0]'],
    [field(item(1)), 'Writer (n.d.)', 'Writer [@work:0]'],
    [field(item(1), item(2)), '1,2', ' [@work:0; @work:1]'],
    [field(item(1, { suffix: ']; @x' })), '[1]', '[@work:0, x]'],
  ];
  for (const [code, shown, written] of cited) {
    const works = startWorks();
    assert.is(works.cite(code, shown), written);
    assert.equal(
      works.list().map(({ publication }) => publication.title),
      ['Title 1', 'Title 2'].slice(0, written.includes('work:1') ? 2 : 1),
    );
  }
});

test('a publication that is cited again is the same one', () => {
  const works = startWorks();
  assert.is(works.cite(field(item(1)), '(Writer)'), '[@work:0]');
  assert.is(works.cite(field(item(2), item(1)), '(Writer; Writer)'), '[@work:1; @work:0]');
  assert.is(works.list().length, 2);
});

test('a citation stays as it was typed where its code says too little', () => {
  const { cite } = startWorks();
  const untitled = { id: 1, itemData: { type: 'book', author: [{ family: 'Writer' }] } };
  for (const code of [
    field(),
    field({ id: 1 }),
    field(untitled),
    field(item(2), untitled),
    'ADDIN CSL_CITATION {"a"',
    '',
  ])
    assert.is(cite(code, '(Writer)'), null, code);
});

test.run();
