export type Row = Readonly<Record<string, string | number | boolean | null>>;

const widest = 48;
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** What a spreadsheet takes for a formula at the start of a cell, or of a line where it cuts cells at line breaks; full-width signs, too. */
const formula = /^(?=[^\S\n]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gm;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters but the line break, and those that turn the direction of writing. */
const unprintable = /[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

/** A value as JSON in which nothing can steer a terminal or turn the direction of writing. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(control, (found) => (found === '\n' ? found : escapeCharacter(found)));
}

/** Rows as lines of columns, each cell on one line and 48 characters at most. */
export function toTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) =>
    names.map((name) => {
      const text = String(row[name] ?? '')
        .replace(/\s+/g, ' ')
        .replace(control, '·');
      const characters = [...text];
      return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : text;
    }),
  );
  const widths = names.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd();
  return [names, ...cells].map(line).join('\n');
}

/** Rows as CSV for a spreadsheet: UTF-8 with a mark, no control characters but line breaks, and whatever would be a formula made text. */
export function toCsv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: Row[string] | undefined) => {
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
