import type { Problem } from '../report/problem.ts';
import { makePerson } from './authors.ts';
import { checkEntry, type Entry } from './entry.ts';
import { withoutMarkup } from './markup.ts';
import { type Author, isContained, isWorkingPaper, type Publication, type ReferenceType } from './publication.ts';

export type CslName = { readonly family: string; readonly given?: string } | { readonly literal: string };

/** A publication in CSL-JSON, the form that citation styles and reference managers read. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly genre?: string;
  readonly title: string;
  readonly author: readonly CslName[];
  readonly issued: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly 'container-title'?: string;
  readonly publisher?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly DOI?: string;
  readonly URL?: string;
  readonly annote?: string;
}

const written: Record<ReferenceType, { readonly type: string; readonly genre?: string }> = {
  article: { type: 'article-journal' },
  book: { type: 'book' },
  chapter: { type: 'chapter' },
  'working-paper': { type: 'report', genre: 'Working Paper' },
  report: { type: 'report', genre: 'Report' },
  thesis: { type: 'thesis' },
  dataset: { type: 'dataset' },
  website: { type: 'webpage' },
};

/** The words of CSL, and of the DOI registries that do not keep to it. */
const read: Readonly<Record<string, ReferenceType>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  'journal-article': 'article',
  review: 'article',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  chapter: 'chapter',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'paper-conference': 'chapter',
  'proceedings-article': 'chapter',
  'entry-encyclopedia': 'chapter',
  thesis: 'thesis',
  dissertation: 'thesis',
  dataset: 'dataset',
  database: 'dataset',
  webpage: 'website',
  post: 'website',
  'post-weblog': 'website',
  article: 'working-paper',
  preprint: 'working-paper',
  'posted-content': 'working-paper',
  manuscript: 'working-paper',
};

/** A publication as CSL-JSON. */
export function toCsl(publication: Publication): CslItem {
  const { id, type, authors, title, year, venue, volume, issue, pages, doi, url, annotation } = publication;
  return {
    id,
    ...written[type],
    title,
    author: authors.map(writeName),
    issued: { 'date-parts': [[year]] },
    ...(venue !== null && { [isContained(type) ? 'container-title' : 'publisher']: venue }),
    ...(volume !== null && { volume }),
    ...(issue !== null && { issue }),
    ...(pages !== null && { page: pages }),
    ...(doi !== null && { DOI: doi }),
    ...(url !== null && { URL: url }),
    ...(annotation !== '' && { annote: annotation }),
  };
}

/** The entry in a CSL-JSON item of unknown origin; `path` names the origin in what is reported. */
export function readCsl(
  value: unknown,
  path: string,
): { readonly entry: Entry | null; readonly problems: readonly Problem[] } {
  const item: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const get = (...names: string[]) => names.map((name) => readText(item[name])).find((text) => text !== '') ?? '';
  const genre = get('genre') || get('publisher', 'collection-title', 'container-title');
  const type = read[get('type')] ?? (isWorkingPaper(genre) ? 'working-paper' : 'report');
  return checkEntry(path, {
    key: get('id'),
    line: 1,
    type,
    authors: readNames(item.author).concat(
      type === 'book' && !Array.isArray(item.author) ? readNames(item.editor) : [],
    ),
    title: [get('title'), get('subtitle')]
      .map(withoutMarkup)
      .filter((part) => part !== '')
      .join(': '),
    year: readYear(item.issued) || readYear(item.published) || get('year'),
    venue: withoutMarkup(
      isContained(type) ? get('container-title', 'publisher') : get('publisher', 'institution', 'container-title'),
    ),
    volume: get('volume'),
    issue: get('issue'),
    pages: get('page', 'article-number').replace(/\s*[\u2013\u2014]\s*/g, '-'),
    doi: get('DOI'),
    url: get('URL'),
    annotation: typeof item.annote === 'string' ? item.annote.trim() : '',
    abstract: withoutMarkup(get('abstract')),
  });
}

function writeName(author: Author): CslName {
  if ('organisation' in author) return { literal: author.organisation };
  return author.given === '' ? { family: author.family } : { family: author.family, given: author.given };
}

function readNames(value: unknown): Author[] {
  return (Array.isArray(value) ? value : []).flatMap((name: Readonly<Record<string, unknown>> | null): Author[] => {
    const part = (key: string) => readText(name?.[key]);
    const organisation = part('literal') || part('name');
    if (organisation !== '') return [{ organisation }];
    const family = [part('dropping-particle'), part('non-dropping-particle'), part('family'), part('suffix')]
      .join(' ')
      .trim();
    return family === '' && part('given') === '' ? [] : [makePerson(part('given'), family)];
  });
}

/** The registries put some texts in lists. */
function readText(value: unknown): string {
  const text = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string' && typeof text !== 'number') return '';
  return String(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}

function readYear(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const date = value as { readonly 'date-parts'?: unknown; readonly raw?: unknown; readonly literal?: unknown };
  const parts = date['date-parts'];
  const first = Array.isArray(parts) && Array.isArray(parts[0]) ? parts[0][0] : undefined;
  return readText(first ?? date.raw ?? date.literal);
}
