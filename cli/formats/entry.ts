/** Entries of a bibliography, of whichever format, and whether they can be imported. */
import { type Author, furtherAuthors, nameAuthor } from '../core/author.ts';
import { cleanDoi } from '../core/identity.ts';
import { faultOfAddress } from '../core/outside-address.ts';
import { createProblem, type Level, type Problem } from '../core/problem.ts';
import {
  correctDataset,
  type PartialTexts,
  type Publication,
  readOrigin,
  readTexts,
  writeFrontMatter,
} from '../core/publication.ts';
import { dayOfPublication } from '../core/publication-day.ts';
import { factsOf, isPaper, type ReferenceType } from '../core/reference-types.ts';
import { isSeriesName } from '../core/series.ts';
import { capitalize } from '../core/text.ts';
import { readYear } from '../core/year.ts';
import { type FrontMatter, kindWith } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { WorkLinks } from '../kinds/work-links.ts';
import { isbnPattern } from '../schema/fields.ts';
import { dateHint, describeLost, namesDay } from './dates.ts';
import { withoutCopyright } from './markup.ts';

const citedKind = kindWith('isCited');

/** The keys of a publication's file, in their order. */
export const referenceKeys = Object.keys(schemas[citedKind].shape) as readonly (keyof FrontMatter<typeof citedKind>)[];

/** An entry of a bibliography file that was read. */
export interface Entry {
  /** The key of the entry in the file; may be empty. */
  readonly key: string;
  readonly line: number;
  readonly publication: Publication;
  /** The publication's own abstract; may be empty. */
  readonly abstract: string;
  readonly links: WorkLinks;
  /** The ISO day of its publication, of a month alone the first; missing where only the year is known. */
  readonly day?: string;
}

/** A bibliography file: the entries that could be read, and the problems of the others. */
export interface Bibliography {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** What a reader found in an entry, before it is checked. */
export interface ParsedEntry extends PartialTexts {
  readonly key: string;
  readonly line: number;
  readonly type: ReferenceType;
  readonly authors: readonly Author[];
  readonly editors?: readonly Author[];
  readonly translators?: readonly Author[];
  /** The organisation to name where the publication names no person; may be empty. */
  readonly body?: string;
  readonly title: string;
  /** The text in the place of the year. */
  readonly year: string;
  readonly place?: string;
  /** The text in the place of the year of its first publication. */
  readonly originalYear?: string;
  /** The month, in words or as a number, and the day in it. */
  readonly month?: readonly [month: string, day: string];
  /** How far its publication has come, where that is said: `submitted`. */
  readonly state?: string;
  /** What is noted of it, which is not brought in. */
  readonly note?: string;
  readonly annotation?: string;
  readonly abstract?: string;
  readonly links?: WorkLinks;
}

/** A checked entry, null if it cannot be imported, and its problems. */
export interface CheckedEntry {
  readonly entry: Entry | null;
  readonly problems: readonly Problem[];
}

/** Turns what was found into an entry that our schema accepts, or reports at the entry's line why it cannot. */
export function checkEntry(path: string, found: ParsedEntry): CheckedEntry {
  const problems: Problem[] = [];
  const warn: Warn = (reason, hint) => void problems.push(reportEntry('warning', path, found.line, reason, hint));
  const name = found.key === '' ? 'the entry' : `the entry \`${found.key}\``;
  const refuse = (reason: string, hint: string) => ({
    entry: null,
    problems: [reportEntry('error', path, found.line, `${capitalize(name)} ${reason}`, hint)],
  });
  const { body = '' } = found;
  const listNamed = (names: 'authors' | 'editors' | 'translators') => {
    const [cut] = found[names]?.filter(isOthers) ?? [];
    if (cut === undefined) return found[names] ?? [];
    const end = /others/.test(nameAuthor(cut)) ? 'and others' : 'et al.';
    warn(
      `The ${names} of ${found.key === '' ? 'the entry' : `\`${found.key}\``} end in \`${end}\`: only those who are named are brought in.`,
      'Add the others to the file of the reference.',
    );
    return (found[names] ?? []).filter((one) => !isOthers(one));
  };
  const [authors, editors, translators] = [listNamed('authors'), listNamed('editors'), listNamed('translators')];
  const isNamed = authors.length + editors.length > 0;
  const missing = [...(found.title === '' ? ['title'] : []), ...(isNamed || body !== '' ? [] : ['author'])];
  if (missing.length > 0)
    return refuse(
      `has no ${missing.join(' or ')}.`,
      'Complete the entry and import the file again; the other entries are not affected.',
    );
  if (!isNamed)
    warn(
      `${capitalize(name)} names no author: \`${body}\` stands in for one.`,
      'Correct it in the file of the reference.',
    );
  if (!found.retracted && /\bretract(?:ed|ion)\b/i.test(found.note ?? ''))
    warn(
      `A note of ${name} speaks of a retraction: \`${found.note?.slice(0, 100)}\`.`,
      'If the publication was retracted, write the address of the notice under `retracted` in the file of the reference.',
    );
  const year = readYear(found.year);
  if (year === null) {
    const said = found.year === '' ? 'has no year' : `has no year: \`${found.year}\` is none`;
    const hint = 'Write the year, or `forthcoming`, into the file of the reference.';
    warn(`${capitalize(name)} ${said}. It is brought in as \`n.d.\`.`, hint);
  }
  const firstYear = readYear(found.originalYear ?? '');
  const isFirst = typeof firstYear === 'number' && !(typeof year === 'number' && firstYear >= year);
  if (typeof firstYear === 'number' && typeof year === 'number' && firstYear > year)
    warn(`The first publication of ${name}, ${firstYear}, is later than ${year}, and is left out.`, dateHint);
  const { key, line, links = [], month = ['', ''] } = found;
  const day = dayOfPublication(year, ...month);
  const losses = [describeLost(found.year, year), describeLost(found.originalYear ?? '', firstYear)];
  for (const lost of losses.flatMap((one) => one ?? []))
    warn(`In ${found.key === '' ? 'the entry' : `\`${found.key}\``}, ${lost}.`, dateHint);
  const type = isUnpublished(found) ? 'working-paper' : found.type;
  const { venue = '' } = found;
  if (type !== found.type)
    warn(
      `\`${found.state}\` says that ${name} has not appeared: it is brought in as \`type: ${type}\`${venue === '' ? '' : `, without \`${venue}\``}.`,
      'Import it again when it is accepted.',
    );
  const publication = correctDataset({
    ...readTexts(type === found.type ? found : { eprint: found.eprint }),
    id: found.key,
    type,
    authors: isNamed ? authors : [{ organisation: body }],
    editors,
    translators,
    title: found.title,
    year: year ?? 'n.d.',
    edition: readEdition(found.edition ?? '') || null,
    doi: checkDoi(found, name, warn),
    isbn: checkIsbn(found, name, warn),
    url: checkAddress(found, name, warn),
    annotation: found.annotation ?? '',
    ...readOrigin({
      place: found.place,
      originalYear: isFirst ? firstYear : null,
      date: factsOf(type).isOfDay && namesDay(month) ? day : null,
    }),
  });
  const checked = schemas[citedKind].safeParse(writeFrontMatter(publication));
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return refuse(
      `does not fit a reference: \`${issue?.path.join('.')}\`: ${issue?.message}.`,
      'Correct the entry and import the file again.',
    );
  }
  return {
    entry: {
      key,
      line,
      publication,
      abstract: withoutCopyright(found.abstract ?? ''),
      links,
      ...(day !== null && { day }),
    },
    problems,
  };
}

/**
 * `and others`, with which BibTeX shortens a list of names, or the `et al.` of other programs; `{others}` is the name by
 * which this site's own bibliographies stand for them.
 */
function isOthers(author: Author): boolean {
  const name = nameAuthor(author);
  return /^et al\.?$/.test(name) || (name === furtherAuthors && !('organisation' in author));
}

/** Whether an entry is a paper that no journal or book has taken yet, whichever it names; a series is where it can be read. */
export function isUnpublished({
  type,
  state = '',
  venue = '',
}: Pick<ParsedEntry, 'type' | 'state' | 'venue'>): boolean {
  const said = state.toLowerCase().replace(/[^a-z]/g, '');
  return (
    isPaper(type) &&
    type !== 'working-paper' &&
    !(type === 'article' && isSeriesName(venue)) &&
    /^(?:submitted|(?:under|in)(?:review|revision|preparation))/.test(said)
  );
}

type Warn = (reason: string, hint: string) => void;

function checkDoi(found: ParsedEntry, name: string, warn: Warn): string | null {
  const doi = cleanDoi(found.doi ?? '');
  if (doi === null && found.doi)
    warn(`\`${found.doi}\` in ${name} is not a DOI and is left out.`, 'A DOI looks like `10.1257/jep.33.2.3`.');
  return doi;
}

/** The first valid ISBN: publishers give one for each binding. An ISSN, which some programs put there, is dropped in silence. */
function checkIsbn(found: ParsedEntry, name: string, warn: Warn): string | null {
  const written = (found.isbn ?? '').replaceAll('\u2010', '-').replaceAll('\u2013', '-').trim();
  if (written === '') return null;
  const numbers = [written, ...written.split(/[\s,;]+/)].map((one) => one.toUpperCase());
  const isbn = numbers.find((one) => isbnPattern.test(one)) ?? null;
  if (isbn !== numbers[0] && !/^\d{4}-?\d{3}[\dX]$/i.test(written)) {
    const rest =
      isbn === null
        ? `\`${written}\` in ${name} is no ISBN and is left out.`
        : `${capitalize(name)} has several ISBNs: \`${isbn}\` is kept, the others are left out.`;
    warn(rest, 'An ISBN has ten or thirteen digits.');
  }
  return isbn;
}

function checkAddress(found: ParsedEntry, name: string, warn: Warn): string | null {
  const url = (found.url ?? '').replace(/^(?=www\.|(?:dx\.)?doi\.org\/)/i, 'https://');
  const fault = url === '' || url.startsWith('/') ? null : faultOfAddress(url);
  if (fault === null) return url || null;
  const hint = 'Add it to the reference, as `https://host/path`.';
  warn(`\`${url}\` in ${name} is no address and is left out: ${fault}.`, hint);
  return null;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** An edition as a number if possible: `2nd`, `Second` and `2nd ed.` are all `2`. */
function readEdition(written: string): string {
  const bare = written.replace(/\s*\b(?:ed|edn|edition)\b\.?$/i, '').trim();
  const word = ordinals.indexOf(bare.toLowerCase());
  if (word >= 0) return String(word + 1);
  return /^(\d+)(?:st|nd|rd|th)?\.?$/i.exec(bare)?.[1] ?? written;
}

/** A problem of an entry in a bibliography, at the line of the entry. */
export function reportEntry(level: Level, path: string, line: number, reason: string, hint?: string): Problem {
  return createProblem('import-entry', level, { at: { path, line, column: 1, length: 1 }, reason, hint });
}

/** Tells that a type of a bibliography is none of ours, and which one stands in for it; `written` is how the bibliography has it. */
export function warnOfType(
  path: string,
  written: string,
  { key, line, type }: Pick<ParsedEntry, 'key' | 'line' | 'type'>,
  what = 'no type that a reference has',
): Problem {
  const reason = `\`${written}\` is ${what}: ${key === '' ? 'the entry' : `\`${key}\``} is brought in as \`type: ${type}\`.`;
  return reportEntry('warning', path, line, reason, 'Correct the type in the file of the reference if it is another.');
}
