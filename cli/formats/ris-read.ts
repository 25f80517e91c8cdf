import { findArxiv } from '../core/arxiv.ts';
import { type Author, makePerson, readAuthor } from '../core/author.ts';
import { cleanDoi } from '../core/identity.ts';
import type { Problem } from '../core/problem.ts';
import { isWorkingPaper, readDegree, readRetraction } from '../core/publication.ts';
import { factsOf, indexTypes, isContained, isPartOfBook, type ReferenceType } from '../core/reference-types.ts';
import { nameGenre, numberInDoi, readSeries } from '../core/series.ts';
import { type Bibliography, checkEntry, type Entry, type ParsedEntry, reportEntry, warnOfType } from './entry.ts';
import { type LeftOut, reportLeftOut } from './left-out.ts';
import { withoutMarkup } from './markup.ts';
import { annotationMark } from './ris-write.ts';

/** The RIS types that always mean the same type of ours; that of a report depends on its tags. */
const typesByTag = indexTypes(({ ris }) => ris.reads);

/** What the tags mean that an import leaves out and tells of. */
const tagMeanings: Readonly<Record<string, string>> = {
  A3: 'the editors of the series',
  CA: 'the caption',
  LB: 'a label',
  N1: 'a note',
  NV: 'the number of volumes',
  OP: 'the original publication',
  RI: 'the work that is reviewed',
  RP: 'the reprint',
  SE: 'the section',
  TT: 'the translated title',
};

type Tags = ReadonlyMap<string, readonly string[]>;

/** Reads RIS as databases and reference managers write it. An entry that breaks off or lacks something is reported at its line and does not affect the others; `readTitle` reads what a title has of TeX. */
export function readRis(text: string, path: string, readTitle = (title: string) => title): Bibliography {
  const entries: Entry[] = [];
  const left: LeftOut[] = [];
  const problems: Problem[] = [];
  const say = (line: number, reason: string, hint: string) =>
    problems.push(reportEntry('error', path, line, reason, hint));

  let current: { readonly line: number; readonly tags: Map<string, string[]>; last: string[] } | null = null;
  const finish = () => {
    if (current === null) return;
    const { found: raw, used } = findTags(current.tags, current.line);
    const found = { ...raw, title: readTitle(raw.title) };
    const checked = checkEntry(path, found);
    if (checked.entry) {
      entries.push(checked.entry);
      const unread = [...current.tags].filter(
        ([tag, values]) => !tagsRead.has(tag) && !used.has(tag) && values.some((one) => one.trim()),
      );
      left.push(...unread.map(([tag]) => ({ key: found.key, line: found.line, field: tag })));
    }
    problems.push(...checked.problems);
    if (checked.entry && !isKnownType(current.tags))
      problems.push(warnOfType(path, `TY  - ${nameType(current.tags)}`, found));
    current = null;
  };

  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const [, tag, value = ''] = /^\s{0,3}([A-Z][A-Z0-9])\s{1,2}-(?: (.*))?$/.exec(written) ?? [];
    if (tag === 'TY') {
      if (current !== null)
        say(current.line, 'The entry has no line `ER  - ` at its end; it is read up to the next one.', 'Add the line.');
      finish();
      current = { line: index + 1, tags: new Map([['TY', [value]]]), last: [] };
    } else if (tag === 'ER') finish();
    else if (current === null) {
      if (written.trim() !== '')
        say(
          index + 1,
          `This line belongs to no entry: \`${written.trim().slice(0, 60)}\`.`,
          'An entry begins with a line `TY  - `.',
        );
    } else if (tag !== undefined) {
      current.last = current.tags.get(tag) ?? [];
      current.last.push(value);
      current.tags.set(tag, current.last);
    } else if (written.trim() !== '') current.last.push(`${current.last.pop() ?? ''} ${written.trim()}`);
  }
  finish();
  return { entries, problems: [...problems, ...reportLeftOut(path, left, { meanings: tagMeanings })] };
}

/** The tags that a reference has a key for, whatever its type; what `M1`, `M3` and `C3` mean depends on it. */
const tagsRead = new Set(
  'TY ID AU A1 A2 A4 ED TA TI T1 BT CT T2 T3 JF JO JA J2 PB CY PP PY Y1 DA ET VL IS SP EP DO SN UR L1 L2 LK AB N2 ER'.split(
    ' ',
  ),
);

function findTags(tags: Tags, line: number) {
  const used = new Set<string>();
  const listValues = (name: string) =>
    (tags.get(name) ?? []).map((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim());
  const isHidden = (name: string, value: string) => /^M[13]$/.test(name) && cleanDoi(value) !== null;
  const get = (...names: string[]) => {
    const found = names
      .flatMap((name) => listValues(name).map((value) => ({ name, value })))
      .find(({ name, value }) => value !== '' && !isHidden(name, value));
    if (found !== undefined) used.add(found.name);
    return found?.value ?? '';
  };
  const listNames = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []).flatMap(readName);
  const editors = listNames('A2', 'ED');
  // EndNote has the editors of an edited book in the place of its authors.
  const isEdited = get('TY') === 'EDBOOK' && editors.length === 0;
  const said = tags.get('N1') ?? [];
  const at = said.findIndex((note) => note.startsWith(annotationMark));
  const [notes, annotation] = at === -1 ? [said, []] : [said.slice(0, at), said.slice(at)];
  const hiddenDois = [...['M3', 'M1'].flatMap(listValues), ...notes].flatMap((value) => cleanDoi(value) ?? []);
  const type = findType(get);
  const isPeriodical = factsOf(type).within === 'periodical';
  const [original = ''] = listValues('OP');
  // Of the words about the original, the year alone is kept.
  if (/^\W*\d{4}\W*$/.test(original)) used.add('OP');
  const retracted = notes.map(readRetraction).find((address) => address !== '') ?? '';
  const unread = notes
    .filter((note) => cleanDoi(note) === null && readRetraction(note) === '')
    .join(' ')
    .trim();
  if (unread === '') used.add('N1');
  const archived = listValues('AN')
    .map(findArxiv)
    .find((number) => number !== null);
  if (archived !== undefined) used.add('AN');
  const [start, end] = [get('SP') || (isPeriodical ? get('C7') : ''), get('EP')];
  const found: ParsedEntry = {
    key: get('ID'),
    line,
    type,
    authors: isEdited ? [] : listNames('AU', 'A1'),
    editors: isEdited ? listNames('AU', 'A1') : editors,
    translators: listNames('A4', 'TA'),
    body: get('PB'),
    title: withoutMarkup(get('TI', 'T1', type === 'book' ? 'BT' : 'CT')),
    year: get('PY', 'Y1', 'DA'),
    month: readMonth(['PY', 'Y1', 'DA'].flatMap(listValues)),
    venue: withoutMarkup(findVenue(type, get)),
    publisher: isContained(type) ? get('PB') : '',
    place: get('CY', 'PP'),
    originalYear: original,
    edition: get('ET'),
    series: get('T3') === findVenue(type, get) ? '' : get('T3'),
    degree: type === 'thesis' ? (readDegree(nameGenre(get('M3'))) ?? '') : '',
    eprint: archived ?? findArxiv(get('UR')) ?? '',
    isbn: get('TY') === 'PAT' || (isPeriodical && !isIsbn(get('SN'))) ? '' : get('SN'),
    volume: /^(?:working-paper|report)$/.test(type) && numberInVolume(get) !== '' ? '' : get('VL'),
    issue: get('IS'),
    pages: (end === '' || start.includes('-') ? start : `${start}-${end}`).replace(/\s*[\u2013\u2014]\s*/g, '-'),
    doi: get('DO') || hiddenDois[0] || '',
    url: get('UR', 'L2', 'LK'),
    retracted,
    note: unread,
    annotation: annotation.join('\n').slice(annotationMark.length).trim(),
    abstract: withoutMarkup(get('AB', 'N2')),
  };
  for (const name of ['M1', 'M3']) if (listValues(name).every((value) => isHidden(name, value))) used.add(name);
  return { found, used };
}

/** The month and the day within it, of the first date that has one: `2023/05/17/`. */
function readMonth(dates: readonly string[]): readonly [month: string, day: string] {
  const [, month = '', day = ''] =
    dates.map((date) => /^\d{4}[/-](\d{1,2})(?:[/-](\d{1,2}))?/.exec(date)).find((found) => found !== null) ?? [];
  return [month, day];
}

type Get = (...names: string[]) => string;

function findType(get: Get): ReferenceType {
  const name = get('TY').toUpperCase();
  const known = typesByTag.get(name);
  if (known === 'article' && /\bbook review\b/i.test(get('M3'))) return 'review';
  if (known !== undefined) return known;
  if (name === 'PAT') return 'report';
  if (name !== 'RPRT') return get('T2', 'JO', 'JF') === '' ? 'manuscript' : 'article';
  const called = get('M3') || ['PB', 'T2', 'JF', 'JO', 'T3'].map((tag) => get(tag)).join(' ');
  return isWorkingPaper(called) ? 'working-paper' : 'report';
}

/** Whether a reference has a type for it; RIS has `GEN` for what has none. */
function isKnownType(tags: Tags): boolean {
  const name = nameType(tags);
  return name === '' || name === 'GEN' || name === 'RPRT' || typesByTag.has(name);
}

function nameType(tags: Tags): string {
  return (tags.get('TY')?.[0] ?? '').trim().toUpperCase();
}

function findVenue(type: ReferenceType, get: Get): string {
  if (isPartOfBook(type)) return get('T2', 'BT', ...(type === 'conference-paper' ? ['C3'] : []));
  if (isContained(type)) return get('T2', 'JF', 'JO', 'JA', 'J2');
  switch (type) {
    case 'working-paper':
    case 'report':
      return readSeries(
        get('PB', 'T2', 'JF', 'JO'),
        get('M3'),
        numberOf(get),
        get('TY') === 'PAT' ? 'Patent' : type === 'report' ? 'Report' : 'Working Paper',
      );
    default:
      return get('PB', 'T2', 'JF', 'JO', ...(type === 'manuscript' ? ['AV'] : []));
  }
}

/** The number of a report; the NBER writes it as a volume or in the DOI. */
function numberOf(get: Get): string {
  return (
    get('M1') || (get('TY') === 'PAT' ? get('SN') : '') || numberInVolume(get) || numberInDoi(cleanDoi(get('DO')) ?? '')
  );
}

function numberInVolume(get: Get): string {
  return /^No\. (\S+)$/.exec(get('VL'))?.[1] ?? '';
}

function isIsbn(number: string): boolean {
  return number.replace(/\D/g, '').length >= 9;
}

/** People are written as `Family, Given`; a name of several words without a comma, or with one at its end, is an organisation. One whose comma has a space after it is a family name alone, as we write it. */
function readName(written: string): Author[] {
  const name = written.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '' || name === ',') return [];
  if (/. et al\.?,?$/.test(name)) return [name.split(/,? et al\b/, 1)[0] ?? '', 'et al.'].flatMap(readName);
  if (/^[^,]+$/.test(name)) return [/\s/.test(name) ? { organisation: name } : makePerson('', name)];
  if (/^[^,]+, $/.test(written)) return [makePerson('', name)];
  if (/,,|^[^,]+,$/.test(name)) return [{ organisation: name.replace(/,$/, '').replaceAll(',,', ',') }];
  return [readAuthor(name)];
}
