import type { Colors } from 'picocolors/types';
import { plural } from '../core/text.ts';
import type { Description, DiffRow } from './describe.ts';

/** A description for a terminal. */
export function formatText({ summary, parts }: Description, colors: Colors): string {
  const paint = (row: DiffRow) =>
    row.startsWith('+') ? colors.green(row) : row.startsWith('-') ? colors.red(row) : row;
  const sections = parts.map(
    ({ title, rows }) => `${colors.bold(title)}\n${rows.map((row) => `  ${paint(row)}\n`).join('')}`,
  );
  return [`${summary}\n`, ...sections].join('\n');
}

/** The most rows of a part of a summary, since GitHub refuses one above a megabyte. */
const maxRows = 100;
const maxParts = 20;

/** A description as Markdown for a step summary, in which GitHub colours the rows as a patch. */
export function formatMarkdown({ summary, parts }: Description): string {
  const fence = '`'.repeat(8);
  const sections = parts.slice(0, maxParts).map(({ title, rows }) => {
    const rest = rows.length > maxRows ? [`  … and ${rows.length - maxRows} more`] : [];
    return `#### ${title.replace(/[\\`*_[\]<>|]/g, '\\$&')}\n\n${fence}diff\n${[...rows.slice(0, maxRows), ...rest].join('\n')}\n${fence}\n`;
  });
  const rest =
    parts.length > maxParts
      ? [`… and ${plural(parts.length - maxParts, 'more page')}; \`site diff\` lists all.\n`]
      : [];
  return ['### What readers will see differently\n', `${summary}\n`, ...sections, ...rest].join('\n');
}
