import type { CsvRow } from '../export/csv.ts';

const widest = 48;
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escapeCharacter(character: string): string {
  return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A value as JSON whose escaped control characters cannot steer a terminal or change the direction of writing. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(control, (found) => (found === '\n' ? found : escapeCharacter(found)));
}

/** Rows as lines of columns, each cell on one line and 48 characters at most. */
export function toTable(rows: readonly CsvRow[]): string {
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
