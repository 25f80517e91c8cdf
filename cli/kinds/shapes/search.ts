import type { Href } from '../names.ts';
import type { SearchKind } from './pages.ts';

/** `generated/search.json`: what the search finds, a section or a publication each. */
export type SearchEntries = readonly SearchEntry[];

export interface SearchEntry {
  readonly kind: SearchKind;
  readonly href: Href;
  /** The heading, or the title where the page or the publication itself is meant. */
  readonly title: string;
  /** What the heading belongs to: a page, a group, the authors and the year. */
  readonly context: string;
  readonly text: string;
  /** Words that find the entry without being shown. */
  readonly also: string;
}
