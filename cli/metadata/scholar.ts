import { type Author, nameAuthor } from '../core/author.ts';
import { nameThesis, type Publication, pageRange } from '../core/publication.ts';
import { factsOf, isContained } from '../core/reference-types.ts';
import { partsOf } from '../core/venue-parts.ts';

/** A paper of this site, with what scholarly indexes need. */
export interface ScholarlyPage {
  readonly title: string;
  readonly description: string;
  readonly authors: readonly Author[];
  /** ISO day. */
  readonly date: string;
  /** The absolute address of the page. */
  readonly url: string;
  readonly language: string;
  readonly keywords: readonly string[];
  /** Whose paper it is, as a report has it: where the researcher works, or else the site; null where that is but a name. */
  readonly institution: string | null;
  /** The publication that the page is about, if it has its title; null for a text of its own. */
  readonly subject: Publication | null;
  /** The absolute address of the full text as a PDF, or null. */
  readonly pdf: string | null;
  readonly references: readonly Publication[];
}

export interface Meta {
  readonly name: string;
  readonly content: string;
}

/** The name of a tag without `citation_`, and its value; without a value there is no tag. */
type Pair = readonly [name: string, value: string | null | undefined];

/**
 * The Highwire tags of a paper for Google Scholar and Zotero, with a `citation_reference` for each publication that it
 * lists. A page with the title of its publication has those of the publication, so that indexes get one record of it.
 */
export function listCitationTags(page: ScholarlyPage): Meta[] {
  const { subject, references } = page;
  const pairs: readonly Pair[] = [
    ...(subject === null ? describeOwnText(page) : describeSubject(subject, page)),
    ['keywords', page.keywords.join('; ')],
    ['abstract_html_url', page.url],
    ['fulltext_html_url', subject === null ? page.url : null],
    ['pdf_url', page.pdf],
    ...references
      .filter(({ id }) => id !== subject?.id)
      .map((reference) => ['reference', citationReference(reference)] as const),
  ];
  return pairs.flatMap(([name, content]) => (content ? [{ name: `citation_${name}`, content }] : []));
}

function describeOwnText({ title, authors, date, institution, language }: ScholarlyPage): readonly Pair[] {
  return [
    ['title', title],
    ...authors.map((author) => ['author', nameAuthor(author)] as const),
    ['publication_date', writeDay(date)],
    ['technical_report_institution', institution],
    ['language', language],
  ];
}

function describeSubject(subject: Publication, { date }: ScholarlyPage): readonly Pair[] {
  const { type, year, venue, eprint } = subject;
  return [
    ...describePublication(subject),
    // A paper that is to appear, or has no year, has been online since the day of its page.
    ['online_date', typeof year === 'number' ? null : writeDay(date)],
    // Zotero knows a chapter by this tag and a report by the other, Google Scholar by those of a reference.
    ['book_title', type === 'chapter' ? venue : null],
    ['technical_report_institution', venue === null && eprint !== null ? 'arXiv' : null],
  ];
}

function writeDay(date: string): string {
  return date.replaceAll('-', '/');
}

/** A publication in Google Scholar's form for a reference: `citation_title=…; citation_author=…`, with a pair for each author. */
export function citationReference(publication: Publication): string {
  return describePublication(publication)
    .flatMap(([name, value]) => (value ? `citation_${name}=${value.replaceAll(';', ',')}` : []))
    .join('; ');
}

function describePublication(publication: Publication): readonly Pair[] {
  const { type, title, authors, year, volume, issue, doi, isbn, eprint, date } = publication;
  const { venue, genre, number } = partsOf(publication);
  const [first, last] = pageRange(publication)?.split('-') ?? [];
  return [
    ['title', title],
    ...authors.map((author) => ['author', nameAuthor(author)] as const),
    ...publication.editors.map((editor) => ['editor', nameAuthor(editor)] as const),
    ['publication_date', date === undefined ? (typeof year === 'number' ? String(year) : null) : writeDay(date)],
    [factsOf(type).highwire, genre === null || number !== null || type === 'thesis' ? venue : publication.venue],
    ['technical_report_number', number],
    ['dissertation_name', type === 'thesis' ? nameThesis(publication.degree) : null],
    ['publisher', isContained(type) ? publication.publisher : null],
    ['volume', volume],
    ['issue', issue],
    ['firstpage', first],
    ['lastpage', last],
    ['doi', doi],
    ['isbn', isbn],
    ['arxiv_id', eprint],
  ];
}
