import type { Element, ElementContent, Properties } from 'hast';
import { monthNames } from '../core/words.ts';
import type { Dataset } from '../resolve/dataset.ts';
import { drawDataset } from './draw-dataset.ts';
import { inlineDrawing } from './drawing.ts';
import { h, outsideLink } from './elements.ts';

/**
 * A data set as a figure: its picture, notes on what it does and does not show, its source, and the numbers as a table
 * and as files. It needs no script.
 */
export function renderDataset(
  dataset: Dataset,
  caption: readonly ElementContent[],
  head: (title: string) => Element,
  base: string,
): Element {
  const { document, columns, rows } = dataset;
  const { slug: name, frontMatter } = document;
  const { title = '', source = '', address = '', licence = '', retrieved = '', unit } = frontMatter;
  const picture = inlineDrawing(drawDataset(dataset), `${title}. The numbers follow as a table.`, `${name}-`);
  const [year, month, day] = retrieved.split('-').map(Number);
  /** The address of the files of a data set. */
  const addressOf = (format: 'csv' | 'svg') => `${base}/data/figures/${name}.${format}`;
  const read = `, read on ${day} ${monthNames[(month ?? 1) - 1]} ${year}.`;
  const from = h('p', {}, 'Source: ', outsideLink(address, null, [source]), read);
  const table = renderTable(title, columns, rows);
  const data = h('details', {}, h('summary', {}, 'Data'), table, h('p', {}, `${licence}.`));
  const files = [linkFile(addressOf('csv'), 'data', 'CSV'), linkPicture(addressOf('svg'))];
  const figure = h(
    'figure',
    { id: `figure-${name}` },
    head(title),
    h('div', { className: ['figure-plot'], ...(unit && { dataUnit: unit }) }, ...(picture === null ? [] : [picture])),
    h('div', { className: ['figure-model'] }, ...caption, from),
    renderActions(files, data),
  );
  return h('div', { className: ['figure'] }, figure);
}

/** The last line of every figure: its data, which can be unfolded, if it has any, and its files. */
export function renderActions(files: readonly Element[], ...data: readonly Element[]): Element {
  return h('div', { className: ['figure-actions'] }, ...data, h('p', { className: ['figure-files'] }, ...files));
}

/** The link to the file of a picture. */
export function linkPicture(href: string): Element {
  return linkFile(href, 'picture', 'SVG');
}

function linkFile(href: string, what: string, format: string): Element {
  return h('a', { href, download: true, ariaLabel: `Download the ${what} as ${format}` }, format);
}

function renderTable(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): Element {
  // The heading of a column of numbers is aligned with them.
  const sideOf = columns.map((_, index): Properties => {
    const isOfNumbers = index > 0 && rows.some((row) => isNumber(row[index] ?? ''));
    return isOfNumbers ? { align: 'right' } : {};
  });
  const head = h('tr', {}, ...columns.map((column, index) => h('th', { scope: 'col', ...sideOf[index] }, column)));
  const body = rows.map((row) =>
    h('tr', {}, ...row.map((cell, index) => h('td', { ...sideOf[index] }, cell.replace(/^-(?=\d)/, '−')))),
  );
  return h(
    'div',
    { className: ['table-scroll'], role: 'region', ariaLabel: `${title}: data`, tabIndex: 0 },
    h('table', {}, h('thead', {}, head), h('tbody', {}, ...body)),
  );
}

function isNumber(text: string): boolean {
  return /^[+-]?\d/.test(text);
}
