import type { Use } from '../parse/body.ts';
import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';
import type { Content } from '../read/content.ts';
import { type Located, locateFile } from '../read/places.ts';
import type { Kind } from '../schema/kinds.ts';
import { type Addresses, resolveAddresses } from './addresses.ts';
import { type Chain, resolveChain } from './chain.ts';
import { resolveLink, type Target } from './link.ts';
import { parseLock, type Recorded } from './lock.ts';
import { findCiting } from './references.ts';

/** A link or picture and where it leads. */
export interface ResolvedUse extends Use {
  readonly from: AnyDocument;
  readonly link: Target;
  readonly isImage: boolean;
}

/** The whole site, with everything that follows from more than one file. */
export interface Model {
  readonly contentName: string;
  /** The day for which the site is compiled, as YYYY-MM-DD. */
  readonly today: string;
  /** Files that stand in the right place and could not be read: what they are called is known, what they say is not. */
  readonly refused: readonly Located[];
  readonly documents: readonly AnyDocument[];
  /** site.md, if it is there. */
  readonly site: Document<'site'> | undefined;
  readonly published: readonly AnyDocument[];
  /** What is left out: drafts, unless they were asked for. */
  readonly drafts: readonly AnyDocument[];
  readonly chain: Chain;
  readonly addresses: Addresses;
  readonly uses: readonly ResolvedUse[];
  readonly citing: ReadonlyMap<string, readonly AnyDocument[]>;
  /** The addresses in routes.lock, or null where there is none. */
  readonly recorded: readonly Recorded[] | null;
}

/** What decides which pages are left out. */
export interface Selection {
  /** The day it is, as YYYY-MM-DD: `publishAt` holds a page back until then. */
  readonly today: string;
  /** Whether drafts are pages like any other. */
  readonly withDrafts?: boolean | undefined;
}

/** Everything that follows from the documents together. */
export function resolveModel(
  content: Content,
  documents: readonly AnyDocument[],
  { today, withDrafts = false }: Selection,
): Model {
  const [drafts, published] = withDrafts ? [[], documents] : splitDrafts(documents, today);
  const lock = content.locks.get('routes.lock');
  const refused = content.problems.flatMap((problem) => locateFile(problem.path.slice(content.name.length + 1)) ?? []);
  const addresses = resolveAddresses(published, drafts, refused, content.media);
  return {
    contentName: content.name,
    today,
    refused,
    documents,
    site: documentsOf(documents, 'site')[0],
    published,
    drafts,
    chain: resolveChain(documentsOf(published, 'group'), documentsOf(published, 'topic')),
    addresses,
    uses: documents.flatMap((document) => resolveUses(document, addresses)),
    citing: findCiting(documents),
    recorded: lock === undefined ? null : parseLock(lock),
  };
}

function splitDrafts(documents: readonly AnyDocument[], today: string): [AnyDocument[], AnyDocument[]] {
  const drafts: AnyDocument[] = [];
  const published: AnyDocument[] = [];
  for (const document of documents) (isDraft(document, today) ? drafts : published).push(document);
  return [drafts, published];
}

/** The slugs that exist of a kind, files that could not be read included. */
export function slugsOf(model: Model, kind: Kind): string[] {
  return [...model.documents, ...model.refused].filter((one) => one.kind === kind).map((one) => one.slug);
}

/** The document of a kind with a slug, drafts included. */
export function findDocument<K extends Kind>(model: Model, kind: K, slug: string): Document<K> | undefined {
  return documentsOf(model.documents, kind).find((document) => document.slug === slug);
}

/** Whether a document stays out of the published site: it says so, or its day has not come. */
export function isDraft(document: AnyDocument, today: string): boolean {
  if (!('draft' in document.matter)) return false;
  return document.matter.draft === true || (document.matter.publishAt ?? '') > today;
}

function resolveUses(document: AnyDocument, addresses: Addresses): ResolvedUse[] {
  const resolve = (use: Use, isImage: boolean) => ({
    ...use,
    from: document,
    isImage,
    link: resolveLink(use.target, document, addresses),
  });
  return [
    ...document.matterLinks.map((use) => resolve(use, false)),
    ...document.body.links.map((use) => resolve(use, false)),
    ...document.body.images.map((use) => resolve(use, true)),
  ];
}
