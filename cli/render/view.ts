import type { Author } from '../core/author.ts';
import type { PersonName, Work } from '../kinds/kind.ts';
import type { Kind } from '../kinds/registry.ts';
import type { FigurePart, Link } from '../kinds/shapes/parts.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Group, Topic } from '../resolve/chain.ts';
import type { Model } from '../resolve/model.ts';
import type { FindTerms } from './term-marks.ts';

/** A text, in pieces with the ids of what it cites between them, and its figures. */
export type RenderedBody = readonly (readonly string[] | FigurePart)[];

/** What the lists of all pages say of a publication, as HTML. */
export interface ListedWork {
  readonly line: string;
  readonly annotation: string;
  /** The ways to its files, its citation and the other pages that cite it, of which there are so many. */
  readonly onward: (others: number) => string;
}

/**
 * What a page shows of the rest of the site, value by value, so that it is made again only when something that it
 * shows is another. Nothing on a page may come from elsewhere in the site in any other way.
 */
export interface View {
  readonly model: Model;
  /** The path that all addresses of this site begin with. */
  readonly base: string;
  readonly linkTo: (document: AnyDocument) => Link | null;
  /** The published files of a kind in their order. */
  readonly inOrder: (kind: Kind) => readonly AnyDocument[];
  /** What stands before and after a document in that order. */
  readonly neighboursOf: (document: AnyDocument) => {
    readonly previous: Link | null;
    readonly next: Link | null;
  };
  /** The topics of each group in the order of the chain. */
  readonly topicsOf: ReadonlyMap<Group, readonly Topic[]>;
  readonly minutesOf: (document: AnyDocument) => number;
  /** What a group is called, if there is one of that name. */
  readonly groupTitle: (slug: string | undefined) => string | undefined;
  readonly work: (id: string) => Work | undefined;
  readonly nameOf: (id: string) => string;
  /** The same as the `title` of a link, with the space before it. */
  readonly titleOf: (id: string) => string;
  /** The person with a page who is meant by an author. */
  readonly personOf: (author: Author) => PersonName | null;
  readonly citedOn: (id: string) => readonly Link[];
  /** The addresses of those pages. */
  readonly citedAt: (id: string) => readonly string[];
  readonly listedWork: (id: string) => ListedWork | undefined;
  /** The links from the list back to the text, by the number of a publication and how often it is cited, as `2 1`. */
  readonly backLinks: (numberAndCount: string) => string;
  /** Where a text first uses each word of the glossary. */
  readonly findTerms: FindTerms;
  readonly bodyOf: (document: AnyDocument) => RenderedBody;
  /** The list of its publications as HTML in pieces; none where it has none. */
  readonly referencesOf: (document: AnyDocument) => readonly string[];
  /** A publication in the list of all of them. */
  readonly entryOf: (id: string) => string;
}
