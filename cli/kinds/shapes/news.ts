import type { BasePage, ListedArticle, ListOf } from './base.ts';
import type { AnyLink, Fields } from './parts.ts';

/** `/news`: the latest first. */
export interface NewsPage extends ListOf<'news-list'> {
  readonly news: readonly NewsItem[];
}

/** A line of news; `link` leads to its post, or to what it is about. */
export interface NewsItem extends Fields<'news'> {
  readonly link: Omit<AnyLink, 'title'> | null;
}

export interface NewsItemPage extends BasePage<'news'>, NewsItem, ListedArticle {}
