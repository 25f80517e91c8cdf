import type { ParseError } from '@retorquere/bibtex-parser';
import { groupBy } from '../core/group-by.ts';
import type { Problem } from '../core/problem.ts';
import { escapePattern } from '../core/text.ts';
import { reportEntry } from './entry.ts';

type EntryLocations = ReturnType<typeof locateEntries>;

/** The lines of entries and of other text in a BibTeX file, counted from 1; line 1 for what is not found. */
export function locateEntries(text: string, errors: readonly ParseError[]) {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const heads = [...text.matchAll(/(?<=^[ \t]*)@\s*\w+\s*[{(]\s*([^,\s{}()]*)/gm)];
  const byKey = groupBy(heads, ([, key = '']) => key);
  return {
    /** Of several entries with one key, the one whose source this is. */
    lineOfEntry: (key: string, input: string) => {
      const all = byKey.get(key) ?? [];
      const head = all.find(({ index }) => input !== '' && text.startsWith(input.trim(), index)) ?? all[0];
      return lineAt(head?.index ?? 0);
    },
    lineOf: (pattern: RegExp) => lineAt(Math.max(text.search(pattern), 0)),
    /** The keys of the entries that the parser could not finish. */
    broken: new Set(errors.map(brokenKey).filter((key) => key !== '')),
  };
}

/** A field on a line of its own that no comma ends, though another field follows it. */
const fieldWithoutComma = /^\s*([\w-]+)\s*=\s*(?:\{.*\}|".*"|\w+)[ \t]*\n\s*[\w-]+\s*=/m;

/** The key of an entry that could not be parsed. Empty when the error is an unknown command or abbreviation, or a bad name, with which the entry is still read. */
function brokenKey({ error, input = '' }: ParseError): string {
  if (/^(?:unhandled|unresolved|@\S*: unexpected)/i.test(error)) return '';
  return /^\s*@\s*\w+\s*[{(]\s*([^,\s{}()]*)/.exec(input)?.[1] ?? '';
}

/** An error of the parser as a problem for the author of the file; null if it only follows from a broken entry. */
export function describeError(parsed: ParseError, path: string, source: EntryLocations): Problem | null {
  const { error, input = '' } = parsed;
  const warn = (line: number, reason: string) =>
    reportEntry('warning', path, line, reason, 'Look at the imported reference and correct it there.');

  const abbreviation = /^Unresolved[^"]*"([^"]*)"/.exec(error)?.[1];
  if (abbreviation !== undefined) {
    const reason = `The abbreviation \`${abbreviation}\` is not defined in this file and stays in the text as it is.`;
    return warn(source.lineOf(new RegExp(`[=#]\\s*${escapePattern(abbreviation)}\\b`)), reason);
  }
  const [, named, name] = /^@(\S*): unexpected \d+-part name "([^"]*)"/.exec(error) ?? [];
  if (named !== undefined) {
    if (source.broken.has(named)) return null;
    return warn(source.lineOfEntry(named, ''), `A name in \`${named}\` has too many commas: \`${name}\`.`);
  }
  if (/^unhandled/i.test(error)) {
    const reason = `The TeX command \`${input}\` is not known and stays in the text as it is.`;
    return warn(source.lineOf(new RegExp(escapePattern(input))), reason);
  }
  const open = /^Token mismatch.* at line (\d+)/.exec(error)?.[1];
  const uncut = fieldWithoutComma.exec(input)?.[1];
  const cause =
    uncut !== undefined
      ? `a comma is missing after its field \`${uncut}\``
      : open === undefined
        ? 'its braces, quotes and commas do not fit together'
        : `a brace or a quote is still open at line ${open}`;
  const hint = 'Correct the entry and import the file again; the other entries are not affected.';
  const key = brokenKey(parsed);
  const what = key === '' ? 'What stands here' : `The entry \`${key}\``;
  return reportEntry('error', path, source.lineOfEntry(key, input), `${what} cannot be read: ${cause}.`, hint);
}
