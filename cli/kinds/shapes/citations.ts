import type { Reference } from './reference.ts';

/** How to cite a publication in one format; a list of these is fetched when a reader asks for it. */
export interface ReferenceCitation {
  /** The name of the format. */
  readonly title: string;
  /** The name that the text is saved under. */
  readonly file: string;
  readonly text: string;
}

/** `generated/citations.json`: what the build writes citations of. `file` is below the site, without an extension. */
export type CitedPages = readonly CitedPage[];

export interface CitedPage {
  readonly file: string;
  readonly publication: Omit<Reference, 'citedOn' | 'id' | 'links'> & { readonly id: string };
}
