import type { ReferenceId } from '../names.ts';
import type { ListOf } from './base.ts';
import type { AnyLink, Link, Markup } from './parts.ts';

/** `/references`: every publication of the site, and what it can be narrowed down by. */
export interface ReferencesPage extends ListOf<'references'> {
  /** All of them as BibTeX, below the base of the site. */
  readonly bibtex: string;
  /** The pages that cite, in groups; a value is a page's path without the leading slash. */
  readonly topics: readonly { readonly title: string; readonly options: readonly Option[] }[];
  readonly types: readonly Option[];
  /** Authors of more than one publication, by name. */
  readonly authors: readonly Option[];
  readonly years: { readonly first: number; readonly last: number };
  /** By author and year. */
  readonly entries: readonly ReferenceEntry[];
}

export interface Option {
  readonly value: string;
  readonly title: string;
}

export interface ReferenceEntry {
  readonly id: ReferenceId;
  readonly type: string;
  readonly year: Year;
  /** The authors' names in addresses: `caplin`. */
  readonly authors: readonly string[];
  /** Values of `topics`. */
  readonly citedOn: readonly string[];
  readonly body: Markup;
}

/** `generated/references.json`: every publication, by author and year. */
export type References = readonly Reference[];

export interface Reference {
  readonly id: ReferenceId;
  readonly type: string;
  /** Empty where editors stand for the authors. */
  readonly authors: readonly Author[];
  readonly editors: readonly Author[];
  readonly translators: readonly Author[];
  readonly title: string;
  readonly year: Year;
  /** A journal, the book of a chapter, a school; the publisher of what stands in nothing else. */
  readonly venue: string | null;
  /** Who published the journal or the book that is the venue. */
  readonly publisher: string | null;
  /** Where it was published, given or kept; missing where that is not said, and so are the next two. */
  readonly place?: string;
  /** The year in which it was published first. */
  readonly originalYear?: number;
  /** The ISO day of what is cited by its day. */
  readonly date?: string;
  readonly edition: string | null;
  readonly series: string | null;
  /** What a thesis was written for. */
  readonly degree: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly pages: string | null;
  readonly doi: string | null;
  /** The identifier at arXiv. */
  readonly eprint: string | null;
  readonly isbn: string | null;
  readonly url: string | null;
  /** The notice that retracts it. */
  readonly retracted: string | null;
  /** PDF, preprint, code and whatever else belongs to it. */
  readonly links: readonly AnyLink[];
  readonly annotation: string;
  readonly citedOn: readonly Link[];
}

/** What of a reference is set in italics: the name of the work that stands by itself. */
export interface Italic {
  readonly italic: 'title' | 'venue' | null;
}

export type Year = number | 'forthcoming' | 'n.d.';

/** A particle (`van`, `de la`) belongs to the family name. */
export type Author =
  | { readonly given: string; readonly family: string; readonly suffix?: string; readonly orcid?: string }
  | { readonly organisation: string };
