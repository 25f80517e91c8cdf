import type { AnyHref, FigureName, Href, ShownFields } from '../names.ts';

/** HTML made from content/ at build time. `key` is unique within its page: a prerendered page sends the HTML once, and the app finds it again by this key. */
export interface Markup {
  readonly key: string;
  readonly html: string;
}

/** A figure that moves: its number on its page, and the words of its caption as HTML, empty where it has none. */
export interface FigurePart {
  readonly figure: FigureName;
  readonly number: number;
  readonly caption: string;
}

/** The text of a page: stretches of HTML with figures between them. */
export type Body = readonly (Markup | FigurePart)[];

export interface Link {
  readonly title: string;
  readonly href: Href;
}

/** A link that may lead out of the site; `external` opens a new tab. */
export interface AnyLink {
  readonly title: string;
  readonly href: AnyHref;
  readonly external: boolean;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Markup;
}

export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly depth: 2 | 3;
}

/** How to cite something in one format: a file of its own, below the base of the site. */
export interface CitationFile {
  /** The name of the format. */
  readonly title: string;
  readonly href: string;
}

/** What the front matter of a kind hands on as it is. */
export type Fields<K extends keyof ShownFields> = ShownFields[K];

export interface Photo {
  readonly href: string;
  readonly alt: string;
}
