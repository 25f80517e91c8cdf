import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderTopic } from '../../support/workspace.ts';

test('each cell of a table of words bears the heading of its column, and says what it is', async () => {
  const html = await renderTopic(
    '| Form | Tried on | Next |\n|---|---|---|\n| Index | judges, with files drawn at random | fewer? |',
  );
  assert.match(html, '<div class="table-scroll records" ');
  assert.match(html, '<table role="table">');
  assert.match(html, /<tr role="row">\s*<td role="rowheader">Index<\/td>/);
  assert.match(html, '<td role="cell" data-label="Tried on">judges, with files drawn at random</td>');
});

test('a table of numbers, and one of two columns, stay as they are', async () => {
  for (const table of [
    '| Form | Difference | Loss |\n|---|---|---|\n| Small print | 20 | 9.50 |',
    '| Record | Kept for |\n|---|---|\n| Questions | until you ask for their deletion in a message |',
  ]) {
    const html = await renderTopic(table);
    assert.match(html, '<div class="table-scroll" ');
    assert.not.match(html, 'data-label');
  }
});

test('the first cell of a row is its heading where the corner of the table is empty', async () => {
  const html = await renderTopic('| | Right | Wrong |\n|---|---|---|\n| Inspector A | 80 | 20 |\n| | 8 | 2 |');
  assert.match(html, /<td><\/td>\s*<th align="right">Right<\/th>/);
  assert.match(html, /<tr>\s*<th scope="row">Inspector A<\/th>\s*<td align="right">80<\/td>/);
  assert.match(html, /<tr>\s*<td><\/td>\s*<td align="right">8<\/td>/);
  assert.not.match(await renderTopic('| Kind | Right |\n|---|---|\n| A | 80 |'), 'scope');
});

test('a table of numbers that is too wide for a phone stands row by row in two columns', async () => {
  const html = await renderTopic(
    '| Form | Difference | Choose well | Loss | Looking | Together |\n|---|---|---|---|---|---|\n| Small print | £20 | 52% | £9.50 | £0.30 | £10 |',
  );
  assert.match(html, '<div class="table-scroll records pairs" ');
  assert.match(html, '<td align="right" role="cell" data-label="Difference">£20</td>');
});

test.run();
