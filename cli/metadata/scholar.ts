import { type Author, nameAuthor } from '../core/author.ts';
import { isContained, nameThesis, type Publication } from '../core/publication.ts';
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
  /** The absolute address of the full text as a PDF, or null. */
  readonly pdf: string | null;
  readonly references: readonly Publication[];
}

export interface Meta {
  readonly name: string;
  readonly content: string;
}

/** The Highwire tags of a paper for Google Scholar, with a `citation_reference` for each publication that it lists. */
export function listCitationTags(page: ScholarlyPage): Meta[] {
  const tag = (name: string, content: string): Meta => ({ name: `citation_${name}`, content });
  return [
    tag('title', page.title),
    ...page.authors.map((author) => tag('author', nameAuthor(author))),
    tag('publication_date', page.date.replaceAll('-', '/')),
    ...(page.institution === null ? [] : [tag('technical_report_institution', page.institution)]),
    tag('language', page.language),
    ...(page.keywords.length === 0 ? [] : [tag('keywords', page.keywords.join('; '))]),
    tag('abstract_html_url', page.url),
    tag('fulltext_html_url', page.url),
    ...(page.pdf === null ? [] : [tag('pdf_url', page.pdf)]),
    ...page.references.map((reference) => tag('reference', citationReference(reference))),
  ];
}

/** A publication in Google Scholar's form for a reference: `citation_title=…; citation_author=…`, with a pair for each author. */
export function citationReference(publication: Publication): string {
  const { type, title, authors, year, volume, issue, pages, doi, isbn, eprint } = publication;
  const { venue, genre, number } = partsOf(publication);
  const [first, last] = pages === null ? [] : pages.split('-');
  const pairs: readonly (readonly [string, string | null | undefined])[] = [
    ['title', title],
    ...authors.map((author) => ['author', nameAuthor(author)] as const),
    ...publication.editors.map((editor) => ['editor', nameAuthor(editor)] as const),
    ['publication_date', typeof year === 'number' ? String(year) : null],
    [venueNames[type], genre === null || number !== null || type === 'thesis' ? venue : publication.venue],
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
  return pairs.flatMap(([name, value]) => (value ? `citation_${name}=${value.replaceAll(';', ',')}` : [])).join('; ');
}

const venueNames: Readonly<Record<Publication['type'], string>> = {
  article: 'journal_title',
  book: 'publisher',
  chapter: 'inbook_title',
  'conference-paper': 'conference_title',
  'working-paper': 'technical_report_institution',
  report: 'technical_report_institution',
  thesis: 'dissertation_institution',
  dataset: 'publisher',
  website: 'publisher',
};
