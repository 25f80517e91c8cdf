import type { PageHead } from './head.ts';
import type { Body, CitationFile, Link, TocEntry } from './parts.ts';

/** What every page has. */
export interface BasePage<K extends string> {
  readonly kind: K;
  readonly head: PageHead;
}

/** A page that lists what the site has of a kind. */
export interface ListOf<K extends string> extends BasePage<K> {
  readonly title: string;
}

/** A text that is read from its beginning to its end. */
export interface Article {
  readonly head: PageHead;
  readonly slug: string;
  /** Ends with the numbered list of references, where there are any. */
  readonly body: Body;
  readonly toc: readonly TocEntry[];
  /** ISO day of the last change, if known. */
  readonly updated: string | null;
  readonly draft: boolean;
}

/** An article that stands in a list. */
export interface ListedArticle extends Article {
  readonly list: Link;
}

/** What stands around an article of the book or of the research. */
export interface ReadingInfo {
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
  /** How to cite this page; empty when nobody knows the year it is from. */
  readonly cite: readonly CitationFile[];
}

/** The pages before and after one in the order of its kind. */
export interface Neighbours {
  readonly previous: Link | null;
  readonly next: Link | null;
}
