import type { Element, ElementContent } from 'hast';
import type { Dataset } from '../resolve/dataset.ts';
import { drawDataset } from './draw-dataset.ts';
import { inlineDrawing } from './drawing.ts';
import { h, outsideLink } from './elements.ts';

/** Where the files of a data set stand, below the site. */
export function dataAddress(name: string, format: 'csv' | 'svg'): string {
  return `/data/figures/${name}.${format}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A data set as a figure: its picture, what it shows and does not, where the numbers are from, and the numbers
 * themselves as a table and as files. It needs no script.
 */
export function renderDataset(
  dataset: Dataset,
  told: readonly ElementContent[],
  head: (title: string) => Element,
  base: string,
): Element {
  const { document, columns, rows } = dataset;
  const { slug: name, frontMatter } = document;
  const { title = '', source = '', address = '', licence = '', retrieved = '' } = frontMatter;
  const picture = inlineDrawing(drawDataset(dataset), `${title}. The numbers follow as a table.`, `${name}-`);
  const [year, month, day] = retrieved.split('-').map(Number);
  return h(
    'div',
    { className: ['figure'] },
    h(
      'figure',
      { id: `figure-${name}` },
      head(title),
      h(
        'div',
        { className: ['figure-plot'], ...(frontMatter.unit && { dataUnit: frontMatter.unit }) },
        ...(picture === null ? [] : [picture]),
      ),
      h(
        'figcaption',
        {},
        ...told,
        h(
          'p',
          {},
          'Source: ',
          outsideLink(address, null, [source]),
          `, read on ${day} ${months[(month ?? 1) - 1]} ${year}.`,
        ),
      ),
      h(
        'details',
        {},
        h('summary', {}, 'Data'),
        renderTable(title, columns, rows),
        h('p', {}, `${licence}.`),
        h(
          'p',
          { className: ['figure-files'] },
          h('a', { href: `${base}${dataAddress(name, 'csv')}`, download: true }, 'Download the data (CSV)'),
          linkPicture(`${base}${dataAddress(name, 'svg')}`),
        ),
      ),
    ),
  );
}

/** The way to the file of a picture. */
export function linkPicture(href: string): Element {
  return h('a', { href, download: true }, 'Download the picture (SVG)');
}

function renderTable(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): Element {
  const head = h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, column)));
  const body = rows.map((row) =>
    h('tr', {}, ...row.map((cell, index) => h('td', isNumber(cell) && index > 0 ? { align: 'right' } : {}, cell))),
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
