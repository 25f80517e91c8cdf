/** What is known of the site as a whole, for the rules and the pages. */
import type { Graph } from '../core/create-graph.ts';
import { type Derived, derive, deriveEach, type IsSame, isSameList, isSameText } from '../core/graph.ts';
import { live } from '../core/lazily.ts';
import { deriveFirst, deriveFlat, deriveGroups, deriveIndex, type Index, type Runs } from '../core/runs.ts';
import { type Located, locateFile, relativePathOf } from '../kinds/paths.ts';
import { type Kind, kindNames, kindWith } from '../kinds/registry.ts';
import type { Use } from '../parse/body.ts';
import type { AnyDocument, Document } from '../parse/document.ts';
import type { Content, Media } from '../read/content.ts';
import type { LockName } from '../read/layout.ts';
import { type Addresses, followAddresses } from './addresses.ts';
import { type Chain, followChain } from './chain.ts';
import { type Dataset, datasetKind, resolveDataset } from './dataset.ts';
import { resolveLink, routeOfLink, type Target } from './link.ts';
import { findCited } from './references.ts';
import { parseLock, type Recorded } from './routes-lock.ts';

/** A link or picture with its resolved target. */
export interface ResolvedUse extends Use {
  readonly from: AnyDocument;
  readonly link: Target;
  readonly isImage: boolean;
  /** Whether an old address leads there, which no reader sees. */
  readonly isRedirect: boolean;
}

const siteKind = kindWith('describesSite');

/** Slugs, of which one can be looked up without depending on the others. */
export type SlugSet = Iterable<string> & Pick<ReadonlySet<string>, 'has'>;

const noNames: SlugSet = new Set();

/**
 * The whole site, with everything that is derived from more than one file. Reading a member depends on that member
 * alone.
 */
export interface Model {
  /** The graph that the model belongs to. */
  readonly graph: Graph;
  readonly contentName: string;
  /** The day for which the site is compiled, as YYYY-MM-DD. */
  readonly today: string;
  /** Files in valid places that could not be read: their names are known, their contents are not. */
  readonly refused: readonly Located[];
  /** The paths of files and folders that have problems before they are opened. */
  readonly refusedPaths: ReadonlySet<string>;
  /** The addresses of files in media/ whose types are not published. */
  readonly unpublished: ReadonlySet<string>;
  readonly documents: readonly AnyDocument[];
  /** site.md, if it exists. */
  readonly site: Document<typeof siteKind> | undefined;
  readonly published: readonly AnyDocument[];
  /** The documents of a kind, and the published ones of these. */
  readonly ofKind: OfKind;
  readonly publishedOf: OfKind;
  /** The kinds with at least one document, and those with at least one published document. */
  readonly kinds: ReadonlySet<Kind>;
  readonly publishedKinds: ReadonlySet<Kind>;
  /** Documents that are not published, unless drafts are included. */
  readonly drafts: readonly AnyDocument[];
  readonly chain: Chain;
  readonly addresses: Addresses;
  /** Whether a document is not published. */
  readonly isHeld: (document: AnyDocument) => boolean;
  /** The document of a kind with a slug, drafts included. */
  readonly find: <K extends Kind>(kind: K, slug: string) => Document<K> | undefined;
  /** All links and pictures of the site, and those of one document. */
  readonly uses: readonly ResolvedUse[];
  readonly usesOf: (document: AnyDocument) => readonly ResolvedUse[];
  /** The targets of a document's links and pictures, as its author wrote them. */
  readonly targetsOf: (document: AnyDocument) => readonly string[];
  /** The addresses of the pages of this site that a document links to, without those to which old addresses lead. */
  readonly routesOf: (document: AnyDocument) => readonly string[];
  /** The addresses of the media files that a document shows or links to. */
  readonly mediaOf: (document: AnyDocument) => readonly string[];
  /** Resolves a link of a document, as its author wrote it. */
  readonly resolve: (target: string, from: AnyDocument) => Target;
  /** The slugs of each kind, including files that could not be read. */
  readonly names: ReadonlyMap<Kind, SlugSet>;
  /** The documents that list or cite each publication, by the publication's id. */
  readonly citing: Index<string, AnyDocument>;
  /**
   * Runs `pick` on every document and joins the results, in order. Rules query the whole site with this, so that an
   * edit runs `pick` again on a few documents only. `pick` must be the same function at every call.
   */
  readonly gather: <T>(pick: Picker<T>, isSame?: IsSame<T>) => readonly T[];
  /** The same as a list in runs. */
  readonly gatherRuns: <T>(pick: Picker<T>, isSame?: IsSame<T>) => Runs<T>;
  /** Whether the git clone is shallow, so that the dates of commits are not known. */
  readonly isShallow: boolean;
  /** The text of each table in data/. */
  readonly tables: ReadonlyMap<string, string>;
  /** A table with its description; null if there is no description of that name. */
  readonly datasetOf: (name: string) => Dataset | null;
  /** The addresses in routes.lock, or null if there is no such file. */
  readonly recorded: readonly Recorded[] | null;
}

type OfKind = <K extends Kind>(kind: K) => readonly Extract<AnyDocument, { readonly kind: K }>[];

/** Finds something in each document. */
type Picker<T> = (document: AnyDocument, model: Model) => readonly T[];

/** The options that decide which pages are published. */
export interface Selection {
  /** The current day, as YYYY-MM-DD: a page is not published before its `publishAt`. */
  readonly today: string;
  /** Whether drafts are published too. */
  readonly withDrafts?: boolean | undefined;
}

/** The values that a model is derived from. */
export interface Sources {
  readonly graph: Graph;
  readonly facts: Derived<Pick<Content, 'name' | 'problems' | 'isShallow' | 'unpublished'>>;
  readonly media: Media;
  readonly tables: ReadonlyMap<string, string>;
  readonly locks: ReadonlyMap<LockName, string>;
  readonly documents: Runs<AnyDocument>;
  readonly selection: Derived<Selection>;
}

/** Derives the model of a site from its sources; each member is computed on demand. */
export function resolveModel({ graph, facts, media, tables, locks, documents, selection }: Sources): Model {
  const today = derive(() => selection().today);
  const refusedPaths = derive(() => new Set(facts().problems.map(({ path }) => path)));
  const refused = derive(
    () => facts().problems.flatMap(({ path }) => locateFile(relativePathOf(path)) ?? []),
    isSameText,
  );
  const isHeld = deriveEach((document: AnyDocument) => !selection().withDrafts && isDraft(document, today()));
  const published = deriveFlat(documents, (document) => (isHeld(document) ? [] : [document]));
  const drafts = deriveFlat(documents, (document) => (isHeld(document) ? [document] : []));
  const byKind = deriveGroups(documents, ({ kind }) => kind);
  const publishedByKind = deriveGroups(published, ({ kind }) => kind);
  const kinds = derive(() => new Set(byKind.keys()));
  const publishedKinds = derive(() => new Set(publishedByKind.keys()));
  const site = deriveFirst(graph, () => documents().find(isSite));
  const chain = followChain(graph, published);
  const addresses = followAddresses(graph, { documents, published, publishedKinds, drafts, refused, media });
  const usesOf = deriveEach((document: AnyDocument) => resolveUses(document, addresses));
  const linksOf = deriveEach(
    (document: AnyDocument) => new Map(usesOf(document).map(({ target, link }) => [target, link])),
    (before, after) => isSameText([...before], [...after]),
  );
  /** Picks something from the links of each document; `name` is its name in the memo. */
  const pickLinks = (name: string, pick: (use: ResolvedUse) => readonly string[]) => {
    const readLinks = (document: AnyDocument) => usesOf(document).flatMap(pick);
    const readKeptLinks = (document: AnyDocument) => graph.memo.keep(document.path, name, () => readLinks(document));
    return deriveEach(readKeptLinks, isSameList);
  };
  const mediaOf = pickLinks('media', ({ link }) => (link.kind === 'media' ? [link.href.replace(/[?#].*$/, '')] : []));
  const routesOf = pickLinks('routes', ({ link, isRedirect }) => (isRedirect ? [] : [routeOfLink(link) ?? []].flat()));
  const targetsOf = pickLinks('targets', ({ target }) => [target]);
  const uses = deriveFlat(documents, usesOf);
  const keyed = deriveFlat(documents, (document) => [[keyOf(document), document] as const]);
  const bySlug = deriveIndex(graph, keyed);
  const refusedKeys = derive(() => new Set(refused().map(keyOf)));
  const isThere = (key: string) => bySlug.has(key) || refusedKeys().has(key);
  const slugsIn = deriveEach(
    (kind: Kind) => [...byKind.of(kind), ...refused().filter((one) => one.kind === kind)].map(({ slug }) => slug),
    isSameList,
  );
  const namesIn = (kind: Kind): SlugSet => ({
    has: (slug) => isThere(keyOf({ kind, slug })),
    [Symbol.iterator]: () => slugsIn(kind).values(),
  });
  const names = new Map(kindNames.map((kind) => [kind, namesIn(kind)]));
  const datasetOf = deriveEach((name: string) => {
    const document = bySlug.get(keyOf({ kind: datasetKind, slug: name })) as Document<typeof datasetKind> | undefined;
    return document === undefined
      ? null
      : resolveDataset(document, tables.get(name), `${facts().name}/data/${name}.csv`);
  });
  const citing = deriveIndex(graph, deriveFlat(documents, findCited));
  const recorded = derive(() => {
    const lock = locks.get('routes.lock');
    return lock === undefined ? null : parseLock(lock);
  });
  const gathered = new Map<unknown, Runs<unknown>>();
  function gatherRuns<T>(pick: Picker<T>, isSame?: IsSame<T>): Runs<T> {
    const known = gathered.get(pick) as Runs<T> | undefined;
    const isSameRun: IsSame<readonly T[]> = (before, after) => isSameList(before, after, isSame);
    const found = known ?? deriveFlat(documents, (document) => pick(document, model), isSameRun);
    gathered.set(pick, found);
    return found;
  }
  const followed = live({
    contentName: () => facts().name,
    isShallow: () => facts().isShallow,
    unpublished: () => facts().unpublished,
    today,
    refused,
    refusedPaths,
    documents,
    site,
    published,
    kinds,
    publishedKinds,
    drafts,
    chain,
    uses,
    recorded,
  });
  const model: Model = Object.assign(followed, {
    graph,
    addresses,
    tables,
    ofKind: byKind.of as unknown as OfKind,
    publishedOf: publishedByKind.of as unknown as OfKind,
    datasetOf,
    names,
    citing,
    gather: <T>(pick: Picker<T>, isSame?: IsSame<T>) => gatherRuns(pick, isSame)(),
    gatherRuns,
    isHeld,
    usesOf,
    targetsOf,
    routesOf,
    mediaOf,
    resolve: (target: string, from: AnyDocument) => linksOf(from).get(target) ?? resolveLink(target, from, addresses),
    find: ((kind: Kind, slug: string) => bySlug.get(keyOf({ kind, slug }))) as Model['find'],
  });
  return model;
}

function keyOf({ kind, slug }: Located): string {
  return `${kind} ${slug}`;
}

/** The slugs of a kind, including files that could not be read. */
export function namesOf(model: Model, kind: Kind): SlugSet {
  return model.names.get(kind) ?? noNames;
}

/** The same as a list. */
export function slugsOf(model: Model, kind: Kind): string[] {
  return [...namesOf(model, kind)];
}

/** Whether a document is not published yet: it is marked as a draft, or its day has not come. */
export function isDraft(document: AnyDocument, today: string): boolean {
  if (!('draft' in document.frontMatter)) return false;
  return document.frontMatter.draft === true || (document.frontMatter.publishAt ?? '') > today;
}

function resolveUses(document: AnyDocument, addresses: Addresses): ResolvedUse[] {
  const resolve = ({ target, at }: Use, isImage: boolean, isRedirect = false) => ({
    target,
    at,
    from: document,
    isImage,
    isRedirect,
    link: resolveLink(target, document, addresses),
  });
  return [
    ...document.frontMatterLinks.map((use) => resolve(use, use.isImage, use.key[0] === 'redirects')),
    ...document.body.links.map((use) => resolve(use, false)),
    ...document.body.images.map((use) => resolve(use, true)),
  ];
}

/** Picks the documents whose front matter cannot be read, so that what they list and show is unknown. */
function unreadable(document: AnyDocument): readonly AnyDocument[] {
  return document.isReadable ? [] : [document];
}

/** Whether some file cannot be read, so that no rule can claim that something is used nowhere. */
export function hasUnreadable(model: Model): boolean {
  return model.refused.length > 0 || model.gather(unreadable).length > 0;
}

/** Whether a file is site.md, which describes the whole site. */
export function isSite<T extends { readonly kind: Kind }>(file: T): file is T & { readonly kind: typeof siteKind } {
  return file.kind === siteKind;
}
