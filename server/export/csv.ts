export type CsvRow = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What a spreadsheet reads as a formula: such a sign at the start of a cell, or of a line where it cuts cells at line
 * breaks, also in full width.
 */
const formula = /^(?=[^\S\n]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gm;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters except the line break, and those that change the direction of writing. */
const unprintable = /[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Rows as CSV for a spreadsheet: UTF-8 with a byte order mark, no control characters except line breaks, and formulas
 * made text.
 */
export function toCsv(rows: readonly CsvRow[]): string {
  // A field that was asked for later is in the later rows alone.
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: CsvRow[string] | undefined) => {
    const text = String(value ?? '')
      .replace(/\t/g, ' ')
      .replace(lineBreak, '\n')
      .replace(unprintable, '');
    const safe = text.replace(formula, "'");
    return `"${safe.replaceAll('"', '""')}"`;
  };
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
