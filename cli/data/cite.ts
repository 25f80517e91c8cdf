import { familyOf, readAuthor } from '../core/author.ts';
import { doiKey } from '../core/identity.ts';
import { noTexts, type Publication } from '../core/publication.ts';
import { slugify } from '../core/slug.ts';
import { type CitationFormat, citationFormats, citationNames } from '../formats/citation-formats.ts';
import { routeOf } from '../kinds/paths.ts';
import { type FrontMatter, kindNames, kinds } from '../kinds/registry.ts';
import type { CitedPage } from '../kinds/shapes/citations.ts';
import type { CitationFile } from '../kinds/shapes/parts.ts';
import type { Reference } from '../kinds/shapes/reference.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import type { View } from '../render/view.ts';
import type { Model } from '../resolve/model.ts';
import { readSite, readUrl } from '../resolve/site.ts';
import { emitUpdated } from './reading.ts';
import { findSubject } from './subject.ts';

type Book = NonNullable<FrontMatter<'site'>['book']>;

const folder = '/data/cite';
const bookFile = `${folder}/book`;

/** Everything on this site that can be cited, with its citation files: the book and the pages of citable kinds. */
export function emitCitedPages(view: View, references: readonly Reference[]): CitedPage[] {
  const { model, inOrder } = view;
  const citable = kindNames.filter((kind) => kinds[kind].isCitable);
  const pages = citable.flatMap(inOrder).flatMap((document): CitedPage[] => {
    const publication = describePage(document, view);
    return publication === null ? [] : [{ file: fileOf(document), publication }];
  });
  const { author, book } = readSite(model);
  if (book === undefined) return pages;
  return [{ file: bookFile, publication: describeBook(author.name, book, references) }, ...pages];
}

/** The citation files of the book; none without a book. */
export function citeBook(model: Model): CitationFile[] {
  return readSite(model).book === undefined ? [] : listFiles(bookFile);
}

/** The citation files of a page; none if its year is unknown, or if readers are to cite the publication instead. */
export function citePage(document: AnyDocument, view: View): CitationFile[] {
  return describePage(document, view) === null ? [] : listFiles(fileOf(document));
}

/** The file name of a citation in one format. */
export function citationFile(file: string, format: CitationFormat): string {
  return `${file}.${citationNames[format].ending}`;
}

function listFiles(file: string): CitationFile[] {
  return citationFormats.map((format) => ({
    title: citationNames[format].title,
    href: citationFile(file, format),
  }));
}

function fileOf({ kind, slug }: AnyDocument): string {
  return `${folder}${routeOf(kind, slug)}`;
}

function describePage(document: AnyDocument, view: View): Publication | null {
  const { model } = view;
  const frontMatter = wholeFrontMatter(document);
  const site = readSite(model);
  const day = ('date' in frontMatter ? frontMatter.date : undefined) ?? emitUpdated(document);
  if (day === null || !kinds[document.kind].isCitable || !('title' in frontMatter)) return null;
  if (findSubject(document, view) !== null) return null;
  const authors = ('authors' in frontMatter ? frontMatter.authors : undefined) ?? [site.author.name];
  const year = Number(day.slice(0, 4));
  const known = authors.map(readAuthor);
  const [first] = known;
  return {
    ...nothingElse,
    id: [first === undefined ? '' : slugify(familyOf(first)), year, document.slug]
      .filter((part) => part !== '')
      .join('-'),
    type: 'website',
    authors: known,
    title: frontMatter.title,
    year,
    venue: site.title,
    url: `${readUrl(model)}${routeOf(document.kind, document.slug)}`,
  };
}

/** The book among the references, by its DOI. */
export function findBook({ doi }: Pick<Book, 'doi'>, references: readonly Reference[]): Reference | undefined {
  return references.find((one) => one.doi !== null && doiKey(one.doi) === doiKey(doi));
}

/** The book is usually one of the references; otherwise the data in site.md are used. */
function describeBook(author: string, book: Book, references: readonly Reference[]): Publication {
  const listed = findBook(book, references);
  const { title, publisher, year, url, doi } = book;
  const stated = {
    ...nothingElse,
    type: 'book',
    id: 'book',
    authors: [readAuthor(author)],
    title,
    year,
    venue: publisher,
    doi,
    url,
  };
  const { citedOn: _, ...publication } = listed ?? { ...stated, citedOn: [] };
  return { ...publication, type: 'book', annotation: '' };
}

const nothingElse = { ...noTexts, editors: [], translators: [], annotation: '' };
