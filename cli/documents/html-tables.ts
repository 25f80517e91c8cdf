import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, hasClass, isElement, textOfElement } from './hast.ts';
import type { Losses } from './losses.ts';

/** Moves the captions of tables out of them, to below. */
export function lowerCaptions(root: Nodes): void {
  visit(root, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || parent === undefined || index === undefined) return;
    const shown = table.children.find((child) => isElement(child) && child.tagName === 'caption');
    if (!isElement(shown) || textOfElement(shown) === '') return;
    table.children = table.children.filter((child) => child !== shown);
    parent.children.splice(index + 1, 0, { ...shown, tagName: 'figcaption' });
  });
}

/**
 * The cells that merged cells may add to a document, as they make every row of their table longer; beyond, each stands
 * for itself alone.
 */
const mostAdded = 100_000;

/** Gives each table a header row and column alignments, and reports merged cells and nested tables. */
export function normalizeTables(root: Nodes, losses: Losses): void {
  let left = mostAdded;
  visit(root, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const rows = rowsOf(table).map((row) => row.children.filter(isElement));
    const [first = [], ...others] = rows;
    if (first.every(({ tagName }) => tagName === 'td') && others.length > 0) {
      if (isHeader(first, others)) for (const cell of first) cell.tagName = 'th';
      else
        losses.add(
          'A table has no header: write into its first row what each column holds.',
          first.map(textOfElement).join(' '),
        );
    }
    alignColumns(rows);
    for (const row of rows)
      for (const cell of row) {
        reportMerged(cell, row, losses);
        const { colSpan = 1, rowSpan = 1 } = cell.properties;
        const added = (Number(colSpan) - 1) * rows.length + Number(colSpan) * Number(rowSpan) - 1;
        if (added > left) Object.assign(cell.properties, { colSpan: undefined, rowSpan: undefined });
        else if (added > 0) left -= added;
      }
  });
}

/** The rows of a table, without those of tables nested in it. */
export function rowsOf(table: Element): Element[] {
  return table.children
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
    );
}

/** Whether a row of plain cells is a header: all of it is bold, or there are numbers below it and none in it. */
function isHeader(first: readonly Element[], others: readonly (readonly Element[])[]): boolean {
  if (first.some((cell) => textOfElement(cell) === '' || spans(cell))) return false;
  const isNumber = (cell: Element) => /^[^\p{L}\d]{0,2}\d/u.test(textOfElement(cell));
  const isBold = (cell: Element) => {
    const bold = findElement(cell, ({ tagName }) => tagName === 'b' || tagName === 'strong');
    return bold !== undefined && textOfElement(bold) === textOfElement(cell);
  };
  return first.every(isBold) || (!first.some(isNumber) && others.some((row) => row.some(isNumber)));
}

/** Aligns each column as most of its body cells are. The alignment is set on the first row, where the conversion to Markdown reads it. */
function alignColumns(rows: readonly (readonly Element[])[]): void {
  const [first = [], ...others] = rows.map((row) =>
    row.flatMap((cell) => [
      cell,
      ...Array<undefined>(Math.max(0, Math.min(99, (Number(cell.properties.colSpan) || 1) - 1))),
    ]),
  );
  const sides = first.map((head, column) => {
    const below = others.flatMap((row) => row[column] ?? []);
    const found = (below.length === 0 && head !== undefined ? [head] : below).map(sideOf);
    return (['right', 'center'] as const).find((side) => found.filter((one) => one === side).length * 2 > found.length);
  });
  for (const cell of rows.flat()) cell.properties.align = undefined;
  for (const [column, head] of first.entries()) if (head !== undefined) head.properties.align = sides[column];
}

/** The alignment of a cell or of its first paragraph. */
function sideOf(cell: Element): string | undefined {
  const paragraph = cell.children.find(isElement);
  for (const one of [cell, paragraph]) {
    if (one === undefined) continue;
    const side = /text-align:\s*(\w+)/.exec(String(one.properties.style ?? ''))?.[1] ?? one.properties.align;
    if (side === 'center' || hasClass(one, 'center')) return 'center';
    if (side === 'right' || side === 'end' || hasClass(one, 'right', 'end')) return 'right';
  }
  return undefined;
}

function reportMerged(cell: Element, row: readonly Element[], losses: Losses): void {
  const near = textOfElement(cell) || row.map(textOfElement).join(' ');
  if (findElement(cell, ({ tagName }) => tagName === 'table') !== undefined)
    losses.add('A table inside a cell of another is words on one line now.', near);
  if (spans(cell))
    losses.add('A cell of a table that covers several is now the first of them, and the others are empty.', near);
}

function spans({ properties }: Element): boolean {
  return Number(properties.colSpan ?? 1) > 1 || Number(properties.rowSpan ?? 1) > 1;
}
