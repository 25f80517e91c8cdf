import type { Table } from 'mdast';
import { plural } from '../../core/text.ts';
import { nodesOf } from '../../parse/body.ts';
import { withSpans } from '../../parse/lines.ts';
import { type Nodes, spanOf } from '../../parse/tree.ts';
import type { Rule } from '../rule.ts';

export const tableCells: Rule = {
  id: 'table-cells',
  level: 'error',
  finds: 'A row of a table has more cells than the header has columns; the cells beyond them would not be shown.',
  example: {
    wrong: '| year | price |\n|---|---|\n| 2020 | 7 | doubtful |',
    right: '| year | price | note |\n|---|---|---|\n| 2020 | 7 | doubtful |',
  },
  *checkDocument(document) {
    const lost = nodesOf(document.body.nodes, 'table').flatMap(findLostCells);
    for (const { columns, cells, at } of withSpans(document, lost))
      yield {
        at,
        reason: `This row has ${plural(cells, 'cell')} and the header ${columns}: what is beyond is shown nowhere.`,
        hint: 'Give the header and the divider as many cells; write `\\|` for a bar inside a cell, also in a formula.',
      };
  },
};

/** The rows of a table with more cells than its header: the extra cells are not shown. */
function findLostCells(table: Table) {
  const columns = table.children[0]?.children.length ?? 0;
  return table.children.slice(1).flatMap((one) => {
    const cells: readonly Nodes[] = one.children;
    const [first, last] = [cells[columns], cells.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ start: spanOf(first)[0], end: spanOf(last)[1], columns, cells: cells.length }];
  });
}
