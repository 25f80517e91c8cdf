import type { Href, PaperSlug } from '../names.ts';
import type { Article, BasePage, Neighbours, ReadingInfo } from './base.ts';
import type { AnyLink, Fields, Link, Markup } from './parts.ts';

type PaperFields = Omit<Fields<'paper'>, 'question' | 'finding'>;

export interface PaperPage extends BasePage<'paper'>, PaperFields, Article, ReadingInfo, Neighbours {
  readonly slug: PaperSlug;
  /**
   * What the page is about, the file with its citation in all formats, and, if the page has its title, where it
   * appeared; null where the page does not say.
   */
  readonly publication:
    | (Link & { readonly called: string; readonly cite: string; readonly line: Markup | null })
    | null;
  /** Those who have a page on this site, with its address. */
  readonly authors: readonly { readonly name: string; readonly href: Href | null }[];
  /** PDF, preprint, code and whatever else belongs to it. */
  readonly links: readonly AnyLink[];
}
