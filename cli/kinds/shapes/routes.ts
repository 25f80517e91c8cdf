import type { Href } from '../names.ts';
import type { Head } from './head.ts';
import type { Page } from './pages.ts';

/** `generated/routes.json`: every address of the site, in the order of the sitemap. */
export type RouteList = readonly Route[];

export interface Route {
  readonly path: Href;
  readonly kind: Page['kind'];
  readonly head: Head;
  /** The data file below generated/ (and below data/ in the built site). */
  readonly data: string;
  readonly updated: string | null;
}

/** `generated/redirects.json`: alias path to route. */
export type Redirects = Readonly<Record<string, Href>>;
