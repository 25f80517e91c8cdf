import type { Author } from '../core/author.ts';
import type { PersonName, Work } from '../kinds/kind.ts';
import type { Kind } from '../kinds/registry.ts';
import type { Neighbours } from '../kinds/shapes/base.ts';
import type { FigurePart, Link, TocEntry } from '../kinds/shapes/parts.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Group, Topic } from '../resolve/chain.ts';
import type { Model } from '../resolve/model.ts';
import type { NamelessText } from './pieces.ts';
import type { MarkedText } from './term-marks.ts';

/** The stretches of a text between its figures, and these. */
export type RenderedBody = readonly (NamelessText | FigurePart)[];

/** The HTML of a publication that is the same in the lists of all pages. */
export interface ListedWork {
  readonly line: string;
  readonly annotation: string;
  /** The link to its page on this site; empty if it has none. */
  readonly page: string;
  /** The links to its files, its citation and the other pages that cite it, given their number. */
  readonly onward: (others: number) => string;
}

/**
 * The data that a page shows from the rest of the site, value by value, so that it is made again only if one of these
 * values changes. A page may read the rest of the site only through this view.
 */
export interface View {
  readonly model: Model;
  /** Whether it saves memory at the cost of time. */
  readonly isLarge: boolean;
  /** The base path of all addresses of this site. */
  readonly base: string;
  readonly linkTo: (document: AnyDocument) => Link | null;
  /** The published files of a kind in their order. */
  readonly inOrder: (kind: Kind) => readonly AnyDocument[];
  /** The previous and next document in that order. */
  readonly neighboursOf: (document: AnyDocument) => Neighbours;
  /** The topics of each group that has some, in the order of the chain. */
  readonly topicsOf: ReadonlyMap<Group, readonly Topic[]>;
  readonly minutesOf: (document: AnyDocument) => number;
  /** The headings of its text that its contents list. */
  readonly headingsOf: (document: AnyDocument) => readonly TocEntry[];
  /** The title of a group, if it exists. */
  readonly groupTitle: (slug: string) => string | undefined;
  readonly work: (id: string) => Work | undefined;
  readonly nameOf: (id: string) => string;
  /** The same as the `title` attribute of a link, with a leading space. */
  readonly titleOf: (id: string) => string;
  /** The person with a page who is this author. */
  readonly personOf: (author: Author) => PersonName | null;
  readonly citedOn: (id: string) => readonly Link[];
  /** The addresses of those pages. */
  readonly citedAt: (id: string) => readonly string[];
  /** The address of the page of this site about a publication, of several the one with its title; null if there is none. */
  readonly pageOf: (id: string) => string | null;
  readonly listedWork: (id: string) => ListedWork | undefined;
  /** The links from the list back to the text, by the number of a publication and how often it is cited, as `2 1`. */
  readonly backLinks: (numberAndCount: string) => string;
  /** Where a text first uses each word of the glossary. */
  readonly termsIn: (document: AnyDocument) => readonly MarkedText[];
  readonly bodyOf: (document: AnyDocument) => RenderedBody;
  /** The list of its publications as HTML in pieces; empty if it has none. */
  readonly referencesOf: (document: AnyDocument) => readonly string[];
  /** A publication in the list of all of them. */
  readonly entryOf: (id: string) => string;
}
