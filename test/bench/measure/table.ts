export type Row = readonly string[];

/** Prints a table with a title; the first row is its head. */
export function printTable(title: string, rows: readonly Row[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(...lines.map((line) => line.length)));
  console.log(`\n${title}\n\n${[lines[0], rule, ...lines.slice(1)].join('\n')}\n`);
}

/** Whether a figure keeps its limit, in words for a table. */
export function judge(figure: number, limit: number): string {
  return figure <= limit ? 'met' : 'MISSED';
}
