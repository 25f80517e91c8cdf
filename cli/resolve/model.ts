import { type Located, locateFile } from '../kinds/paths.ts';
import type { Kind } from '../kinds/registry.ts';
import type { Use } from '../parse/body.ts';
import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';
import type { Content } from '../read/content.ts';
import { type Addresses, resolveAddresses } from './addresses.ts';
import { type Chain, groupsAmong, resolveChain, topicsAmong } from './chain.ts';
import { resolveLink, type Target } from './link.ts';
import { parseLock, type Recorded } from './lock.ts';
import { findCiting } from './references.ts';

/** A link or picture and where it leads. */
export interface ResolvedUse extends Use {
  readonly from: AnyDocument;
  readonly link: Target;
  readonly isImage: boolean;
}

const noNames: ReadonlySet<string> = new Set();

/** The whole site, with everything that follows from more than one file. */
export interface Model {
  readonly contentName: string;
  /** The day for which the site is compiled, as YYYY-MM-DD. */
  readonly today: string;
  /** Files that stand in the right place and could not be read: what they are called is known, what they say is not. */
  readonly refused: readonly Located[];
  /** The paths of all files and folders with which something is wrong before they are opened. */
  readonly refusedPaths: ReadonlySet<string>;
  /** The addresses of what stands in media/ and is of a kind that is not published. */
  readonly unpublished: ReadonlySet<string>;
  readonly documents: readonly AnyDocument[];
  /** site.md, if it is there. */
  readonly site: Document<'site'> | undefined;
  readonly published: readonly AnyDocument[];
  /** What is left out: drafts, unless they were asked for. */
  readonly drafts: readonly AnyDocument[];
  readonly chain: Chain;
  readonly addresses: Addresses;
  /** Every link and picture, and those of each document. */
  readonly uses: readonly ResolvedUse[];
  readonly usesOf: ReadonlyMap<AnyDocument, readonly ResolvedUse[]>;
  /** The slugs that exist of each kind, files that could not be read included. */
  readonly names: ReadonlyMap<Kind, ReadonlySet<string>>;
  readonly citing: ReadonlyMap<string, readonly AnyDocument[]>;
  /** Whether git holds a part of the history alone, so that it knows no days. */
  readonly isShallow: boolean;
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
  const refusedPaths = new Set(content.problems.map((problem) => problem.path));
  const refused = content.problems.flatMap((problem) => locateFile(problem.path.slice(content.name.length + 1)) ?? []);
  const addresses = resolveAddresses(published, drafts, refused, content.media);
  const usesOf = new Map(documents.map((document) => [document, resolveUses(document, addresses)] as const));
  return {
    contentName: content.name,
    today,
    refused,
    refusedPaths,
    unpublished: content.unpublished ?? noNames,
    documents,
    site: documentsOf(documents, 'site')[0],
    published,
    drafts,
    chain: resolveChain(groupsAmong(published), topicsAmong(published)),
    addresses,
    uses: [...usesOf.values()].flat(),
    usesOf,
    names: collectNames([...documents, ...refused]),
    citing: findCiting(documents),
    isShallow: content.isShallow,
    recorded: lock === undefined ? null : parseLock(lock),
  };
}

function splitDrafts(documents: readonly AnyDocument[], today: string): [AnyDocument[], AnyDocument[]] {
  const drafts: AnyDocument[] = [];
  const published: AnyDocument[] = [];
  for (const document of documents) (isDraft(document, today) ? drafts : published).push(document);
  return [drafts, published];
}

function collectNames(located: readonly Located[]): Map<Kind, Set<string>> {
  const names = new Map<Kind, Set<string>>();
  for (const { kind, slug } of located) {
    const known = names.get(kind);
    if (known === undefined) names.set(kind, new Set([slug]));
    else known.add(slug);
  }
  return names;
}

/** The slugs that exist of a kind, files that could not be read included. */
export function namesOf(model: Model, kind: Kind): ReadonlySet<string> {
  return model.names.get(kind) ?? noNames;
}

/** The same as a list. */
export function slugsOf(model: Model, kind: Kind): string[] {
  return [...namesOf(model, kind)];
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

/** The links and pictures of a document, also of one that is to take the place of another in the site. */
export function usesOf(document: AnyDocument, model: Model): readonly ResolvedUse[] {
  return model.usesOf.get(document) ?? resolveUses(document, model.addresses);
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
