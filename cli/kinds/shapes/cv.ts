import type { Article, BasePage } from './base.ts';
import type { NewsItem } from './news.ts';
import type { AnyLink, Fields, Link, Markup, Photo } from './parts.ts';
import type { Year } from './reference.ts';

/** `/cv`: what is known of the researcher, and the text of the file before it. */
export interface CvPage extends BasePage<'cv'>, Fields<'cv'>, Omit<Article, 'slug'> {
  readonly description: string;
  readonly author: CvAuthor;
  /** The headings of lists in whose place the text has a section of its own. */
  readonly written: readonly string[];
  readonly awards: readonly NewsItem[];
  /** By what they are; the latest first. */
  readonly publications: readonly { readonly title: string; readonly works: readonly CvWork[] }[];
  /** Papers of this site that are no publication. */
  readonly papers: readonly (Link & Pick<Fields<'paper'>, 'date'>)[];
  readonly talks: readonly CvTalk[];
  readonly courses: readonly (Link & Pick<Fields<'course'>, 'institution' | 'level' | 'terms'>)[];
}

export interface CvAuthor extends Pick<Fields<'person'>, 'role' | 'affiliation'> {
  readonly name: string;
  readonly email: string;
  readonly photo: Photo | null;
}

export interface CvTalk extends Link, Pick<Fields<'talk'>, 'date' | 'event' | 'place'> {
  /** Whether it was still to come on the day of the compile. */
  readonly isToCome: boolean;
}

export interface CvWork {
  readonly title: string;
  readonly venue: string | null;
  readonly year: Year;
  /** Where it is found; null where it has no address. */
  readonly href: string | null;
  /** Its page on this site first. */
  readonly links: readonly AnyLink[];
  /** Its line in a list. */
  readonly body: Markup;
}
