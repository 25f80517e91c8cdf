import { plural } from '../../core/text.ts';
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
    for (const { columns, cells, at } of document.body.strays.cells)
      yield {
        at,
        reason: `This row has ${plural(cells, 'cell')} and the header ${columns}: what is beyond is shown nowhere.`,
        hint: 'Give the header and the divider as many cells; write `\\|` for a bar inside a cell, also in a formula.',
      };
  },
};
