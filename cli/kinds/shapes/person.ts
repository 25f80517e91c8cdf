import type { BasePage, ListedArticle, ListOf } from './base.ts';
import type { AnyLink, Fields, Link, Photo } from './parts.ts';
import type { Italic, Year } from './reference.ts';

/** `/people`: by how they belong to the site, and by family name. */
export interface PeoplePage extends ListOf<'people'> {
  readonly groups: readonly { readonly title: string; readonly people: readonly PersonEntry[] }[];
}

export interface PersonEntry extends Link, Fields<'person'> {
  readonly photo: Photo | null;
}

export interface PersonPage extends BasePage<'person'>, Fields<'person'>, ListedArticle {
  readonly photo: Photo | null;
  /** The person's own page elsewhere. */
  readonly page: Omit<AnyLink, 'title'> | null;
  /** The papers of this site that they wrote. */
  readonly papers: readonly Link[];
  /** Their publications among the references of this site, the latest first. */
  readonly works: readonly (Link & Italic & { readonly venue: string | null; readonly year: Year })[];
}
