/** The data of a figure as a table. */
export interface FigureTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The properties that the site's styles set on a drawing, and that its file needs. */
const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'text-anchor',
];

/** A table as CSV that spreadsheets read: text in quotes, numbers as they are. */
export function writeCsv({ columns, rows }: FigureTable): string {
  const write = (cell: string | number) =>
    typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
  return [columns, ...rows].map((row) => `${row.map(write).join(',')}\r\n`).join('');
}

/** A drawing as a standalone file, in the colours in which it is shown. */
export function writeSvg(plot: SVGSVGElement): string {
  const copy = plot.cloneNode(true) as SVGSVGElement;
  const originals = [plot, ...plot.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(originals[index] as Element);
    for (const name of properties) element.setAttribute(name, withoutCalc(style.getPropertyValue(name)));
    element.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(paper);
  return copy.outerHTML;
}

/** Chromium leaves a length that was computed in `calc()`, which programs that are no browsers do not know. */
function withoutCalc(value: string): string {
  return value.replace(/^calc\((.*)\)$/, '$1');
}
