import { type Creator, type Entry as Parsed, parse } from '@retorquere/bibtex-parser';
import { createProblem, type Problem } from '../report/problem.ts';
import { makePerson } from './authors.ts';
import { describeError, locateEntries } from './bibtex-errors.ts';
import { findAddress, findType, findVenue, type Get } from './bibtex-types.ts';
import { type Bibliography, checkEntry, type Entry, type Found } from './entry.ts';
import { withoutMarkup } from './markup.ts';
import type { Author } from './publication.ts';
import { readLines, readText } from './tex.ts';

/** Reads BibTeX and BibLaTeX, abbreviations and cross references resolved; a mistake in one entry is reported at its line and does not touch the others. */
export function readBibtex(text: string, path: string): Bibliography {
  const clean = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const library = parse(clean, { english: false, caseProtection: false });
  const source = locateEntries(clean, library.errors);
  const restore = createRestorer(clean);
  const problems: Problem[] = library.errors.flatMap((error) => describeError(error, path, source) ?? []);
  const entries: Entry[] = [];
  for (const parsed of library.entries) {
    if (source.broken.has(parsed.key)) continue;
    const found = findFields(parsed, source.lineOfEntry(parsed.key), restore);
    const checked = checkEntry(path, found);
    problems.push(...checked.problems);
    if (checked.entry === null) continue;
    entries.push(checked.entry);
    if (parsed.fields.author?.some(isOthers)) problems.push(warnOfOthers(path, found));
  }
  return { entries, problems };
}

/** TeX's oldest fonts show `<` and `>` as `¡` and `¿`, and so does the parser. Where a file writes none of those, its angles were meant. */
function createRestorer(text: string): (parsed: string) => string {
  if (/[¡¿]|(?:exclam|question)down/.test(text)) return (parsed) => parsed;
  return (parsed) => parsed.replaceAll('¡', '<').replaceAll('¿', '>');
}

function findFields(parsed: Parsed, line: number, restore: (parsed: string) => string): Found {
  const fields = flatten(parsed.fields);
  const get: Get = (...names) =>
    names.map((name) => restore(readText(fields[name] ?? ''))).find((value) => value !== '') ?? '';
  const type = findType(parsed.type, get);
  const creators = parsed.fields.author ?? (type === 'book' ? parsed.fields.editor : undefined) ?? [];
  return {
    key: parsed.key,
    line,
    type,
    authors: creators.filter((creator) => !isOthers(creator)).map(readCreator),
    title: [get('title'), get('subtitle')].filter((part) => part !== '').join(': '),
    year: get('year', 'date'),
    venue: findVenue(type, get),
    volume: get('volume'),
    issue: type === 'article' ? get('number', 'issue') : get('issue'),
    pages: get('pages', 'eid').replace(/\s*[-\u2013\u2014]+\s*/g, '-'),
    doi: fields.doi ?? '',
    url: findAddress(get).replace(/\\(?=[_%&#~$])/g, ''),
    annotation: restore(readLines(fields.annote ?? fields.annotation ?? '')),
    abstract: withoutMarkup(get('abstract')),
  };
}

function readCreator({ name, prefix = '', lastName = '', suffix = '', firstName = '' }: Creator): Author {
  if (name !== undefined) return { organisation: readText(name) };
  return makePerson(readText(firstName), readText(`${prefix} ${lastName} ${suffix}`));
}

/** `and others`, as BibTeX cuts a list of names short. */
function isOthers({ lastName, firstName }: Creator): boolean {
  return lastName === 'others' && firstName === undefined;
}

function warnOfOthers(path: string, { key, line }: Found): Problem {
  const reason = `The authors of \`${key}\` end in \`and others\`: only those who are named are brought in.`;
  const hint = 'Add the others to the file of the reference.';
  return createProblem('import-entry', 'warning', { at: { path, line, column: 1, length: 1 }, reason, hint });
}

/** The parser gives a list where a field may have parts joined by `and`; here each is one text. */
function flatten(fields: Parsed['fields']): Readonly<Record<string, string>> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries<unknown>(fields)) {
    if (typeof value === 'string') flat[name] = value;
    else if (Array.isArray(value) && value.every((part) => typeof part === 'string')) flat[name] = value.join(' and ');
  }
  return flat;
}
