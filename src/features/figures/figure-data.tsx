import { type MouseEvent, type MouseEventHandler, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { printColumn } from './numbers.ts';
import type { FigureTable } from './save-figure.ts';

interface FigureDataProps {
  readonly title: string;
  readonly table: FigureTable;
}

/**
 * The data of a figure as a table, and data and picture as files to save; before hydration an empty box keeps their
 * place.
 */
export function FigureData({ title, table }: FigureDataProps) {
  const [open, setOpen] = useState(false);
  if (!useHydrated()) return <div className="figure-actions figure-data" />;
  const name = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

  async function save(event: MouseEvent<HTMLButtonElement>, format: 'csv' | 'svg'): Promise<void> {
    const plot = event.currentTarget.closest('figure')?.querySelector<SVGSVGElement>('svg.plot');
    const { writeCsv, writeSvg } = await import('./save-figure.ts');
    if (format === 'csv') saveFile(writeCsv(table), `${name}.csv`, 'text/csv');
    else if (plot) saveFile(writeSvg(plot), `${name}.svg`, 'image/svg+xml');
  }

  return (
    <div className="figure-actions figure-data">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Data</summary>
        {open && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          <section className="table-scroll" aria-label={`${title}: data`} tabIndex={0}>
            <DataTable table={table} />
          </section>
        )}
      </details>
      <p className="figure-files">
        <File what="data" format="CSV" onClick={(event) => void save(event, 'csv')} />
        <File what="picture" format="SVG" onClick={(event) => void save(event, 'svg')} />
      </p>
    </div>
  );
}

function DataTable({ table: { columns, rows } }: Pick<FigureDataProps, 'table'>) {
  const printed = columns.map((_, index) => printColumn(rows.map((row) => row[index] ?? '')));
  const align = (cell: string | number | undefined) => (typeof cell === 'number' ? 'right' : 'left');
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" align={align(rows[0]?.[index])}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={row.join(' ')}>
            {row.map((cell, index) => (
              <td key={columns[index]} align={align(cell)}>
                {printed[index]?.[line]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FileProps {
  readonly what: string;
  readonly format: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

function File({ what, format, onClick }: FileProps) {
  return (
    <button type="button" className="figure-link" aria-label={`Download the ${what} as ${format}`} onClick={onClick}>
      {format}
    </button>
  );
}
