import type { TableForm } from '../../parse/strays/tables.ts';
import { type Advice, type Rule, reportStrays } from '../rule.ts';

export const tableForm: Rule = {
  id: 'table-form',
  level: 'warning',
  finds: 'A table is not written as one: its rows would run together, bars and all.',
  example: { wrong: '| year | price |\n| 2020 | 7 |', right: '| year | price |\n|---|---|\n| 2020 | 7 |' },
  checkDocument: ({ body }) => reportStrays(body.strays.tables, (form, text) => advice[form](text)),
};

const advice: Readonly<Record<TableForm, (text: string) => Advice>> = {
  divider: (text) => ({
    reason: 'This table has no divider below its header, so its rows run together.',
    hint: 'Write a line of three hyphens for each column below the first row.',
    suggestion: dividerFor(text),
  }),
  uneven: (text) => ({
    reason: 'The divider of this table has not as many cells as its header, so its rows run together.',
    hint: 'Give the header and the line below it the same number of cells.',
    suggestion: dividerFor(text),
  }),
  apart: () => ({
    reason: 'This row belongs to no table.',
    hint: 'Take the empty line above it out; a table begins with a header and a divider, `|---|---|`.',
  }),
  wide: () => ({
    reason: 'The bars of this table are full-width characters, so it is none.',
    hint: 'Type the bars and hyphens on an English keyboard: `|` and `|---|---|`.',
  }),
  grid: () => ({
    reason: 'A table that is drawn with `+---+` is none here.',
    hint: 'Take those lines out, and write `|---|---|` below the header alone.',
  }),
  below: () => ({
    reason: 'This line became a row of the table above it.',
    hint: 'Leave an empty line above it.',
  }),
  tabs: () => ({
    reason: 'Tabs make no table: the cells run together.',
    hint: 'Write bars between the cells, `| a | b |`, and below the header `|---|---|`.',
  }),
};

/** The delimiter row `|---|---|` for a header. */
function dividerFor(header: string): string {
  const cells = header.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).length;
  return `|${'---|'.repeat(Math.min(cells, 30))}`;
}
