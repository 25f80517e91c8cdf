import { routeOf } from '../kinds/paths.ts';
import type { AnyDocument } from '../parse/document.ts';
import { plainTextOf } from '../parse/plain.ts';
import { groupKind } from '../resolve/chain.ts';
import { datasetKind } from '../resolve/dataset.ts';
import type { Target } from '../resolve/link.ts';
import type { Model } from '../resolve/model.ts';
import { nameOf } from '../resolve/page-link.ts';
import { citedKind, listReferences } from '../resolve/references.ts';

/** What is compared of two versions of a site: plain values, even if the content has errors. */
export type Outline = ReturnType<typeof outlineSite>;
export type PageOutline = ReturnType<typeof outlinePage>;
export type OutlinedGroup = Outline['sidebar'][number];

/** The outline of the published site, without drafts. */
export function outlineSite(model: Model) {
  const { routes, aliases, media } = model.addresses;
  return {
    /** The pages, and the files of which pages show more than a title: site.md, terms and tables. */
    pages: model.published
      .filter(({ kind }) => kind !== groupKind && kind !== citedKind)
      .map((document) => outlinePage(document, model)),
    /** The titles in the sidebar. */
    sidebar: model.chain.groups
      .filter(({ topics }) => topics.length > 0)
      .map(({ group, topics }) => ({ title: nameOf(group), topics: topics.map(nameOf) })),
    /** The addresses of the topics in the order in which they are read. */
    chain: model.chain.topics.map(({ kind, slug }) => routeOf(kind, slug) ?? slug),
    /** Every public address with the one that it leads to: itself, unless it redirects. */
    addresses: new Map([...[...routes.keys(), ...media.keys()].map((path) => [path, path] as const), ...aliases]),
    /** The front matter of each publication as texts, by id. */
    publications: new Map(model.publishedOf(citedKind).map((document) => [document.slug, describe(document)])),
  };
}

/** A page as readers see it. */
function outlinePage(document: AnyDocument, model: Model) {
  return {
    file: document.path,
    /** Null for what is no page of its own. */
    address: routeOf(document.kind, document.slug),
    kind: document.kind,
    title: nameOf(document),
    /** The headings that a link can lead to. */
    anchors: document.body.headings.map(({ id }) => id),
    links: model.usesOf(document).map(({ link }) => addressOf(link)),
    /** The ids of its publications in the order of their numbers. */
    references: listReferences(document).map(({ id }) => id),
    words: [
      ...readValues(document.frontMatter),
      ...readBlocks(document),
      ...(document.kind === datasetKind ? (model.datasetOf(document.slug)?.rows.flat() ?? []) : []),
    ].flatMap((text) => text.match(/\S+/g) ?? []),
  };
}

function describe(document: AnyDocument): Record<string, string> {
  const fields = Object.entries(document.frontMatter).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const annotation = readBlocks(document).join(' ');
  return Object.fromEntries(annotation === '' ? fields : [...fields, ['annotation', annotation]]);
}

function addressOf(link: Target): string {
  return 'href' in link ? link.href : link.path;
}

/** Keys that readers do not see as text. */
const unread = new Set<string>([groupKind, 'order', 'next', 'aliases', 'references', 'keywords', 'draft', 'publishAt']);

/** The texts in front matter that readers see; addresses are compared as links. */
function readValues(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return /^(?:\/|[a-z]+:)\S*$/i.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(readValues);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (unread.has(key) ? [] : readValues(one)));
}

/** The text in blocks; footnotes are blocks too, without their marks. */
function readBlocks({ body }: AnyDocument): string[] {
  return body.root.children.map((node, index) =>
    node.type === 'footnoteDefinition'
      ? node.children.map((child) => plainTextOf(child)).join(' ')
      : (body.blocks[index]?.text ?? ''),
  );
}
