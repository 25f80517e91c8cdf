import type { BasePage } from './base.ts';
import type { NewsItem } from './news.ts';
import type { AnyLink, Body, CitationFile, Fields, Link, Photo } from './parts.ts';
import type { Year } from './reference.ts';

export interface HomePage extends BasePage<'home'>, Omit<Fields<'home'>, 'title'> {
  /** A saying; `dir` is given where it runs from the right. */
  readonly quote: (NonNullable<Fields<'home'>['quote']> & { readonly dir?: 'rtl' }) | null;
  /** The portrait of the researcher. */
  readonly photo: Photo | null;
  readonly intro: Body;
  readonly promo: readonly (AnyLink & { readonly description: string; readonly linkText: string | null })[];
  readonly video: {
    readonly title: string;
    readonly webm: string;
    readonly mp4: string;
    readonly poster: string;
    readonly captions: string;
  } | null;
  readonly research: readonly (AnyLink & {
    readonly description: string;
    readonly citation: string;
    readonly year: Year;
  })[];
  readonly resources: readonly (AnyLink & { readonly number: number; readonly description: string })[];
  /** How to cite the book. */
  readonly cite: readonly CitationFile[];
  /** The latest news, and where all of them stand; null where there are none. */
  readonly news: { readonly list: Link; readonly latest: readonly NewsItem[] } | null;
}
