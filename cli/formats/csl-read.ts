import { findArxiv } from '../core/arxiv.ts';
import { type Author, makePerson } from '../core/author.ts';
import { findPreprintArchive } from '../core/preprint-archive.ts';
import { isWorkingPaper, readDegree, readRetraction, writeBookSeries } from '../core/publication.ts';
import { indexTypes, isContained, isManuscript, type ReferenceType } from '../core/reference-types.ts';
import { readSeries } from '../core/series.ts';
import { escapePattern } from '../core/text.ts';
import { splitWords } from '../core/words.ts';
import { type Bibliography, type CheckedEntry, checkEntry, warnOfType } from './entry.ts';
import { type LeftOut, reportAnnotations, reportLeftOut } from './left-out.ts';
import { withoutMarkup } from './markup.ts';

/** The types of CSL, and those of DOI registries that use others. */
const typesByName = indexTypes(({ csl }) => csl.reads);

/** Reads a file of CSL-JSON; null if it is none. A mistake in an item is reported at the line of its id. */
export function readCslFile(text: string, path: string): Bibliography | null {
  const items = parseItems(text);
  if (items === null) return null;
  const left: LeftOut[] = [];
  let from = 0;
  let line = 1;
  const checked = items.map((item) => {
    const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : '';
    const pattern = new RegExp(`"id"\\s*:\\s*${escapePattern(JSON.stringify(id))}`, 'g');
    pattern.lastIndex = from;
    const at = pattern.exec(text)?.index ?? from;
    line += text.slice(from, at).split('\n').length - 1;
    from = at;
    const read = readCsl(item, path, line);
    const { entry } = read;
    if (entry === null) return read;
    const { key, publication } = entry;
    left.push(...listUnread(item, publication.type).map((field) => ({ key, line, field })));
    const name = String((item as { readonly type?: unknown }).type);
    return typesByName.has(name) || name === 'report'
      ? read
      : { entry, problems: [...read.problems, warnOfType(path, name, { key, line, type: publication.type })] };
  });
  const entries = checked.flatMap(({ entry }) => entry ?? []);
  const problems = checked.flatMap((one) => one.problems);
  return {
    entries,
    problems: [
      ...problems,
      ...reportAnnotations(path, 'annote', entries),
      ...reportLeftOut(path, left, { meanings: keyMeanings }),
    ],
  };
}

/** The keys of an item that a reference has keys for; what an event was is kept of a lecture alone. */
const keysRead = new Set(
  splitWords(`id type title subtitle author editor translator issued published year status container-title publisher
    institution archive archive_location publisher-place event-place archive-place original-date genre number
    collection-title collection-number edition volume issue page article-number DOI ISBN URL annote abstract`),
);

/** What the keys mean that an import leaves out and whose names do not say it. */
const keyMeanings: Readonly<Record<string, string>> = {
  'reviewed-author': 'whose work is reviewed',
  'reviewed-title': 'the work that is reviewed',
};

/** The keys of an item that are left out. */
function listUnread(item: unknown, type: ReferenceType): string[] {
  const isRead = (key: string) =>
    keysRead.has(key) || (key === 'note' && !isNoted(item)) || (type === 'lecture' && /^event(?:-title)?$/.test(key));
  return Object.entries(item as object).flatMap(([key, value]) => {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return isEmpty || isRead(key) ? [] : [key];
  });
}

/** Whether an item has a note, as Zotero writes all that stands under *Extra*, beside one that says where it was retracted. */
function isNoted(item: unknown): boolean {
  const note = typeof item === 'object' && item !== null && 'note' in item ? readText(item.note) : '';
  return note !== '' && readRetraction(note) === '';
}

/** The items of CSL-JSON, each of which names its type; null for any other text. */
function parseItems(text: string): readonly unknown[] | null {
  try {
    const items: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    const has = (key: string) => (item: unknown) => typeof item === 'object' && item !== null && key in item;
    return Array.isArray(items) && items.every(has('type')) && items.some(has('title')) ? items : null;
  } catch {
    return null;
  }
}

/** Reads an entry from an unchecked CSL-JSON item; `path` names its origin in problems, and `line` its place there. */
export function readCsl(value: unknown, path: string, line = 1): CheckedEntry {
  const item: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const get = (...names: string[]) => names.map((name) => readText(item[name])).find((text) => text !== '') ?? '';
  const genre = get('genre') || get('publisher', 'collection-title', 'container-title');
  const preprints = findPreprintArchive([get('publisher'), get('container-title')], get('DOI'));
  const known = typesByName.get(get('type'));
  // Zotero has no other type for a paper that was not published.
  const isPaper = known === 'manuscript' && isWorkingPaper(get('genre')) && !isManuscript(get('genre'));
  const isPreprint = preprints !== null && (isPaper || [undefined, 'website', 'working-paper'].includes(known));
  const type =
    isPreprint || isPaper ? 'working-paper' : (known ?? (isWorkingPaper(genre) ? 'working-paper' : 'report'));
  const venue = preprints !== null && isPreprint ? preprints : withoutMarkup(findVenue(type, get));
  const isSeries = type === 'working-paper' || type === 'report';
  const usual = type === 'report' ? 'Report' : 'Working Paper';
  return checkEntry(path, {
    key: get('id'),
    line,
    type,
    authors: readNames(item.author),
    editors: readNames(item.editor),
    translators: readNames(item.translator),
    body: get('publisher', 'institution'),
    title: [get('title'), get('subtitle')]
      .map(withoutMarkup)
      .filter((part) => part !== '')
      .join(': '),
    // Registries leave out the date of what has none, which needs no warning.
    year: readYear(item.issued) || readYear(item.published) || get('year', 'status') || 'n.d.',
    month: readMonth(item.issued ?? item.published),
    venue: isSeries ? readSeries(venue, get('genre'), get('number'), usual) : venue,
    publisher: isContained(type) ? withoutMarkup(get('publisher')) : '',
    place: get('publisher-place', 'event-place', 'archive-place'),
    originalYear: readYear(item['original-date']),
    edition: get('edition'),
    series: writeBookSeries(get('collection-title'), get('collection-number')),
    degree: type === 'thesis' ? (readDegree(get('genre')) ?? '') : '',
    volume: get('volume'),
    issue: get('issue'),
    pages: get('page', 'article-number').replace(/\s*[\u2013\u2014]\s*/g, '-'),
    doi: get('DOI'),
    eprint: findArxiv(get('archive_location')) ?? findArxiv(get('number')) ?? findArxiv(get('URL')) ?? '',
    isbn: get('ISBN'),
    url: get('URL'),
    state: get('status'),
    retracted: readRetraction(get('note')),
    note: get('note'),
    annotation: typeof item.annote === 'string' ? item.annote.trim() : '',
    abstract: withoutMarkup(get('abstract')),
  });
}

/** Where it appeared, was given or is kept. */
function findVenue(type: ReferenceType, get: (...names: string[]) => string): string {
  if (isContained(type)) return get('container-title');
  const shelf = get('archive_location');
  const kept = [get('archive'), findArxiv(shelf) === null ? shelf : ''].filter((part) => part !== '').join(', ');
  if (type === 'manuscript' && kept !== '') return kept;
  return get(...(type === 'lecture' ? ['event-title', 'event'] : []), 'publisher', 'institution', 'container-title');
}

function readNames(value: unknown): Author[] {
  return (Array.isArray(value) ? value : []).flatMap((name: Readonly<Record<string, unknown>> | null): Author[] => {
    const part = (key: string) => readText(name?.[key]);
    const organisation = part('literal') || part('name');
    if (organisation !== '') return [{ organisation }];
    const family = [part('dropping-particle'), part('non-dropping-particle'), part('family')].join(' ').trim();
    return family === '' && part('given') === '' ? [] : [makePerson(part('given'), family, part('suffix'))];
  });
}

/** A text, also from the lists in which registries put some texts. */
function readText(value: unknown): string {
  const text = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string' && typeof text !== 'number') return '';
  return String(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}

function readYear(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const date = value as { readonly raw?: unknown; readonly literal?: unknown; readonly circa?: unknown };
  const years = [0, 1].map((at) => readText(readParts(value, at)[0])).filter((year) => year !== '');
  // As EDTF writes a range, and what is uncertain.
  return `${years.join('/') || readText(date.raw ?? date.literal)}${date.circa ? '~' : ''}`;
}

function readMonth(value: unknown): readonly [month: string, day: string] {
  const [, month, day] = readParts(value);
  return [readText(month), readText(day)];
}

/** Year, month and day of a date, as far as it has them, or of the end of a range. */
function readParts(value: unknown, at = 0): readonly unknown[] {
  const parts = (value as { readonly 'date-parts'?: unknown } | null | undefined)?.['date-parts'];
  return Array.isArray(parts) && Array.isArray(parts[at]) ? parts[at] : [];
}
