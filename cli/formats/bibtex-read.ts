import { type Creator, type Entry as Parsed, parse } from '@retorquere/bibtex-parser';
import { findArxiv } from '../core/arxiv.ts';
import { type Author, makePerson, nameAuthor } from '../core/author.ts';
import { faultOfAddress } from '../core/outside-address.ts';
import type { Problem } from '../core/problem.ts';
import { readRetraction, writeBookSeries } from '../core/publication.ts';
import { factsOf, isContained, isManuscript, isOfBook } from '../core/reference-types.ts';
import { readYear } from '../core/year.ts';
import { describeError, locateEntries } from './bibtex-errors.ts';
import { type Burden, escapePercents, findBurden, type Percent } from './bibtex-source.ts';
import { findAddress, findDegree, findType, findVenue, type Get, isKnownType } from './bibtex-types.ts';
import { dateHint } from './dates.ts';
import {
  type Bibliography,
  checkEntry,
  type Entry,
  isUnpublished,
  type ParsedEntry,
  reportEntry,
  warnOfType,
} from './entry.ts';
import { type LeftOut, reportAnnotations, reportLeftOut } from './left-out.ts';
import { withoutMarkup } from './markup.ts';
import { readLines, readTexLine } from './tex.ts';

/**
 * Reads BibTeX and BibLaTeX, with abbreviations and cross references resolved. A mistake in an entry is reported at its
 * line and does not affect the others. Fields that a reference has no key for are reported too.
 */
export function readBibtex(text: string, path: string): Bibliography {
  const burden = findBurden(text);
  if (burden !== null) return { entries: [], problems: [refuse(path, burden)] };
  const { text: clean, percents } = escapePercents(keepTildes(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')));
  const library = parse(clean, { english: false, caseProtection: false });
  const source = locateEntries(clean, library.errors);
  const restore = createRestorer(clean);
  const problems: Problem[] = library.errors.flatMap((error) => describeError(error, path, source) ?? []);
  const entries: Entry[] = [];
  const left: LeftOut[] = [];
  // The parser names no source of an entry that it could not finish.
  const whole = library.entries.filter(({ input }) => input !== '');
  const byKey = new Map(whole.map((entry) => [entry.key.toUpperCase(), entry]));
  for (const parsed of whole) {
    const book = byKey.get(parsed.fields.crossref?.toUpperCase() ?? '');
    const line = source.lineOfEntry(parsed.key, parsed.input);
    const { found, unused, lost } = findFields(inherit(parsed, book?.fields), line, restore);
    const checked = checkEntry(path, found);
    problems.push(...checked.problems);
    if (checked.entry === null) continue;
    entries.push(checked.entry);
    left.push(...unused.map((field) => ({ key: found.key, line: found.line, field })));
    if (lost !== '') problems.push(warnOfDate(path, lost, found));
    if (book === undefined && parsed.fields.crossref !== undefined)
      problems.push(warnOfBook(path, parsed.fields.crossref, found));
    if (!isKnownType(parsed.type))
      problems.push(warnOfType(path, `@${parsed.type}`, found, 'no type of entry that BibTeX knows'));
    for (const names of ['author', 'editor', 'translator'] as const) {
      if (parsed.fields[names]?.some(isSeveral)) problems.push(warnOfSeveral(path, `${names}s`, found));
    }
  }
  const used = new Set(entries.map(({ key }) => key));
  const hidden = percents.filter(({ key }) => used.has(key)).map((percent) => warnOfPercent(path, percent));
  return {
    entries,
    problems: [
      ...problems,
      ...hidden,
      ...reportAnnotations(path, 'annote', entries),
      ...reportLeftOut(path, left, { links: linkFields, meanings: fieldMeanings }),
    ],
  };
}

/** A title from elsewhere with its formulas as text. The dollars of sums hold no command, index or power. */
export function readFormulas(title: string): string {
  return title.replace(/\$(?!\s)(?=[^$]*[\\^_])(?:[^$\\]|\\[\s\S])*(?<!\s)\$(?!\d)/g, (formula) => {
    const { entries } = readBibtex(`@misc{a, author = {A}, title = {${formula}}, year = 2000}`, '');
    return entries[0]?.publication.title ?? formula;
  });
}

/** What is too much, and what to do about it. */
const burdens: Readonly<Record<Burden['kind'], readonly [reason: string, hint: string]>> = {
  braces: ['Too many braces lie in each other here', 'Close them, or remove those that are of no use.'],
  signs: ['Too many `@` up to here begin nothing, or what is not closed', 'Remove them, or close the entries.'],
  abbreviations: ['The abbreviations up to here hold too much text', 'Write out those that hold others.'],
  entry: ['The entries up to here are too long', 'Shorten their notes and abstracts.'],
};

function refuse(path: string, { kind, line }: Burden): Problem {
  const [reason, hint] = burdens[kind];
  return reportEntry('error', path, line, `${reason}, so that the file is not read.`, hint);
}

/** With the `~` by which BibLaTeX says that a date is uncertain, which is a space in TeX. */
function keepTildes(text: string): string {
  return text.replace(/\b(?:orig)?date\s*=\s*[{"][^{}"\n]*/g, (date) => date.replaceAll('~', '\\textasciitilde '));
}

/** The parser turns `<` and `>` into `¡` and `¿`, as TeX's oldest fonts do. Turns them back, unless the file has such signs itself. */
function createRestorer(text: string): (parsed: string) => string {
  if (/[¡¿]|(?:exclam|question)down/.test(text)) return (parsed) => parsed;
  return (parsed) => parsed.replaceAll('¡', '<').replaceAll('¿', '>');
}

/** A part of a book that names the book by `crossref` alone gets the book's title as its `booktitle`. */
function inherit(parsed: Parsed, book: Parsed['fields'] | undefined): Parsed {
  const { booktitle } = parsed.fields;
  if (book === undefined || booktitle !== undefined || !/^in/.test(parsed.type)) return parsed;
  const title = book.booktitle ?? book.title;
  return title === undefined ? parsed : { ...parsed, fields: Object.assign({}, parsed.fields, { booktitle: title }) };
}

/** The fields of al-folio that name what a publication can link to: by its address, or by a file of the old site. */
const linkKinds = {
  pdf: 'pdf',
  code: 'code',
  data: 'data',
  dataset: 'data',
  slides: 'slides',
  poster: 'poster',
  video: 'video',
} as const;
const linkFields = Object.keys(linkKinds) as (keyof typeof linkKinds)[];

/** What the fields of BibLaTeX mean that an import leaves out and whose names do not say it. */
const fieldMeanings: Readonly<Record<string, string>> = {
  entrysubtype: 'the kind of periodical',
  eventdate: 'the date of the event',
  pagetotal: 'the number of pages',
  volumes: 'the number of volumes',
};

/** An address without the backslashes of TeX. */
function withoutEscapes(address: string): string {
  return address.replace(/\\(?=[_%&#~$])/g, '');
}

function isSecure(address: string): boolean {
  return address.startsWith('https:') && faultOfAddress(address) === null;
}

function findFields(parsed: Parsed, line: number, restore: (parsed: string) => string) {
  const fields = flatten(parsed.fields);
  const used = new Set<string>();
  const look = (name: string) => restore(readTexLine(fields[name] ?? ''));
  const get: Get = (...names) => {
    const name = names.find((one) => look(one) !== '');
    if (name !== undefined) used.add(name);
    return name === undefined ? '' : look(name);
  };
  const type = findType(parsed.type, get);
  used.clear();
  const creators = (list: readonly Creator[] | undefined) => (list ?? []).map(readCreator);
  const named = ['eprint', 'arxiv'].find((field) => findArxiv(look(field)) !== null);
  const eprint = findArxiv(look(named ?? 'journal')) ?? findArxiv(look('url'));
  if (named !== undefined) for (const field of [named, 'archiveprefix', 'eprinttype']) used.add(field);
  const isToAppear = readYear(look('note')) === 'forthcoming';
  const dated = get('year', 'date');
  const state = readYear(look('pubstate')) === 'forthcoming' ? get('pubstate') : '';
  // What BibLaTeX says is in press has not come out, whenever it is expected.
  const isInPress = /^(?:forthcoming|inpress)$/i.test(state.replace(/\P{L}/gu, ''));
  const published = (isInPress ? state : dated) || state || (isToAppear ? 'forthcoming' : '');
  const found: ParsedEntry = {
    key: parsed.key,
    line,
    type,
    authors: creators(parsed.fields.author),
    editors: creators(parsed.fields.editor),
    translators: creators(parsed.fields.translator),
    body: look('institution') || look('organization') || look('publisher'),
    title: withoutMarkup([get('title'), get('subtitle')].filter((part) => part !== '').join(': ')),
    year: published,
    month: readMonth(published, get),
    venue: withoutMarkup(findVenue(type, parsed.type, get)),
    publisher: isContained(type) ? get('publisher', 'organization') : '',
    // Of a lecture, BibLaTeX has the place as its venue.
    place: get('location', 'address', ...(type === 'lecture' ? ['venue'] : [])),
    originalYear: get('origdate', 'origyear'),
    edition: get('edition'),
    series:
      /^(?:working|discussion) paper|^nber/i.test(look('series')) && !isContained(type)
        ? ''
        : readBookSeries(type, get),
    degree: type === 'thesis' ? findDegree(parsed.type, get) : '',
    volume: get('volume'),
    issue: factsOf(type).within === 'periodical' ? get('number', 'issue') : get('issue'),
    pages: get('pages', 'eid').replace(/\s*[-\u2013\u2014]+\s*/g, '-'),
    doi: fields.doi ?? '',
    eprint: eprint ?? '',
    isbn: get('isbn'),
    url: withoutEscapes(findAddress(get)),
    state: look('pubstate'),
    retracted: readRetraction(look('note')),
    note: [look('note'), look('annotation')].find((one) => /\bretract/i.test(one)) ?? look('note'),
    annotation: restore(readLines(fields.annote ?? '')),
    abstract: withoutMarkup(get('abstract')),
    links: linkFields.flatMap((field) => {
      const href = withoutEscapes(look(field));
      if (!isSecure(href)) return [];
      used.add(field);
      return [{ kind: linkKinds[field], href }];
    }),
  };
  for (const name of ['author', 'editor', 'translator', 'doi', 'type', 'annote', 'abstract', 'crossref'])
    used.add(name);
  if (factsOf(type).bibtex.subtype === look('entrysubtype').toLowerCase()) used.add('entrysubtype');
  // These were only searched for an address; the rest of them is not in the reference.
  if (found.retracted === '') used.delete('note');
  for (const name of ['howpublished', 'html']) used.delete(name);
  if (type === 'manuscript' && isManuscript(look('howpublished'))) used.add('howpublished');
  if (isUnpublished(found)) used.add('pubstate');
  if (isSeries(look('series'), found.venue ?? '')) used.add('series');
  const unused = Object.keys(fields).filter(
    (name) => !used.has(name) && look(name) !== '' && !repeats(look(name), found),
  );
  const isDaily = !factsOf(type).isOfDay && /^(?:newspaper|magazine)$/i.test(look('entrysubtype'));
  return { found, unused, lost: dated === '' ? '' : describeLost(dated, isInPress, isDaily) };
}

/** The series of a book, with the number that BibTeX has apart. */
function readBookSeries(type: ParsedEntry['type'], get: Get): string {
  const series = get('series');
  // What is not asked for is reported as left out: a number that has no series.
  return writeBookSeries(series, series !== '' && isOfBook(type) ? get('number') : '');
}

/** What a reference does not keep of a date, in words; empty where it keeps all that readers need. */
function describeLost(date: string, isInPress: boolean, isDaily: boolean): string {
  if (isInPress) return `the date, ${date}, is left out, for its \`pubstate\` says that it is to come`;
  return isDaily && /^\d{4}-\d\d-\d\d/.test(date) ? `of the day, ${date}, the reference keeps the year alone` : '';
}

/** The month and the day within it, of BibLaTeX from its date. */
function readMonth(published: string, get: Get): readonly [month: string, day: string] {
  const [, month, day = ''] = /^\d{4}-(\d\d)(?:-(\d\d))?$/.exec(published) ?? [];
  return month === undefined ? [get('month'), get('day')] : [month, day];
}

/** Whether a `series` such as `Working Paper Series` adds nothing to the venue. */
function isSeries(series: string, venue: string): boolean {
  return /working paper|discussion paper/i.test(series) && /paper/i.test(venue);
}

/** Whether a field only repeats another one, such as the address in a note, the end of the DOI, or the author in `bookauthor`. */
function repeats(value: string, { year, url = '', doi = '', title, venue = '', authors }: ParsedEntry): boolean {
  const others = [year, title, venue, authors.map(nameAuthor).join(' and ')];
  if (others.includes(value) || value.toLowerCase() === year || (/.{4}/.test(value) && doi.endsWith(`/${value}`)))
    return true;
  const rest = url === '' ? value : value.replace(url, '');
  return rest !== value && /^\W*(?:available(?: at| from)?)?\W*$/i.test(rest);
}

function readCreator({ name, prefix = '', lastName = '', suffix = '', firstName = '' }: Creator): Author {
  if (name !== undefined) return { organisation: readTexLine(name) };
  return makePerson(readTexLine(firstName), readTexLine(`${prefix} ${lastName}`), readTexLine(suffix));
}

function warnOfDate(path: string, lost: string, { key, line }: ParsedEntry): Problem {
  return reportEntry('warning', path, line, `In \`${key}\`, ${lost}.`, dateHint);
}

/** Names that were joined by semicolons, which BibTeX takes for one name. */
function isSeveral(creator: Creator): boolean {
  return nameAuthor(readCreator(creator)).includes(';');
}

function warnOfSeveral(path: string, names: string, { key, line }: ParsedEntry): Problem {
  const reason = `The ${names} of \`${key}\` are joined by semicolons, which BibTeX does not know: they are brought in as one name.`;
  return reportEntry('warning', path, line, reason, 'Write `and` between two names, and import the file again.');
}

function warnOfBook(path: string, book: string, { key, line }: ParsedEntry): Problem {
  const reason = `The \`crossref\` of \`${key}\` names \`${book}\`, which is no entry of this file that can be read: nothing is taken from it.`;
  return reportEntry('warning', path, line, reason, `Add the entry \`${book}\`, and import the file again.`);
}

function warnOfPercent(path: string, { key, field, line }: Percent): Problem {
  const reason = `A bare \`%\` in the \`${field}\` of \`${key}\` would hide the rest of its line in TeX; it is read as a percent sign.`;
  return reportEntry('warning', path, line, reason, 'Write `\\%` in the bibliography.');
}

/** The fields as texts; the parser gives a list where parts may be joined by `and`, and of names their parts. */
function flatten(fields: Parsed['fields']): Readonly<Record<string, string>> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries<string | (string | Creator)[] | undefined>(fields)) {
    if (typeof value === 'string') flat[name] = value;
    else if (Array.isArray(value))
      flat[name] = value.map((part) => (typeof part === 'string' ? part : nameAuthor(readCreator(part)))).join(' and ');
  }
  return flat;
}
