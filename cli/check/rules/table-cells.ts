import { plural } from '../../core/text.ts';
import type { Rule } from '../rule.ts';

export const tableCells: Rule = {
  id: 'table-cells',
  level: 'error',
  protects: 'No cell of a table is lost: what stands beyond the last column of the header is shown nowhere.',
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
