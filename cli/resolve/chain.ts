import type { Graph } from '../core/create-graph.ts';
import { type Derived, derive, deriveEach, isSameList } from '../core/graph.ts';
import { lazily } from '../core/lazily.ts';
import { compareText } from '../core/problem.ts';
import { deriveFlat, deriveIndex, type Runs } from '../core/runs.ts';
import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';

export type Topic = Document<typeof topicKind>;
export type Group = Document<typeof groupKind>;

/** The kind of document that the chain consists of. */
export const topicKind = 'topic';
export const groupKind = 'group';

/** Whether a document is a topic; it is in the chain if it has a group and an order. */
export function isTopic(document: AnyDocument): document is Topic {
  return document.kind === topicKind;
}

/** A group of the sidebar with its topics in order. */
export interface ChainGroup {
  readonly group: Group;
  readonly topics: readonly Topic[];
}

/** The reading order of the topics: groups by their order, and topics by their order within the group. */
export interface Chain {
  readonly groups: readonly ChainGroup[];
  readonly topics: readonly Topic[];
  /** The index of each topic in `topics`, by slug. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** A document with its order. */
interface Placed<T> {
  readonly document: T;
  readonly order: number;
}

/**
 * The group of a topic, with its order there. A topic whose group or order is unknown has no place; a rule reports it.
 */
function placeTopic(document: AnyDocument): readonly (readonly [group: string, topic: Placed<Topic>])[] {
  if (!isTopic(document)) return [];
  const { order, group } = document.frontMatter;
  return order === undefined || group === undefined ? [] : [[group, { document, order }]];
}

function placeGroup(document: AnyDocument): readonly Placed<Group>[] {
  return documentsOf([document], groupKind).map((group) => ({ document: group, order: group.frontMatter.order ?? 0 }));
}

function isSamePlace(before: Placed<AnyDocument>, after: Placed<AnyDocument>): boolean {
  return before.document === after.document && before.order === after.order;
}

/** The chain of the published topics. */
export function followChain(graph: Graph, published: Runs<AnyDocument>): Derived<Chain> {
  const placed = deriveIndex(graph, deriveFlat(published, placeTopic), isSamePlace);
  const topicsIn = deriveEach((group: Group) => sortByOrder(placed.all(group.slug)), isSameList);
  const groups = deriveFlat(published, placeGroup, (before, after) => isSameList(before, after, isSamePlace));
  return derive(() => {
    const withTopics = sortByOrder(groups()).map((group) => ({ group, topics: topicsIn(group) }));
    const chain: Chain = lazily({
      groups: () => withTopics,
      topics: () => withTopics.flatMap(({ topics }) => topics),
      indexes: () => new Map(chain.topics.map(({ slug }, index) => [slug, index])),
    });
    return chain;
  }, isSameChain);
}

/** The next topic by group and order; the last topic leads back to the first. Null if there is no other topic. */
export function nextInChain(chain: Chain, slug: string): Topic | null {
  const index = chain.indexes.get(slug);
  if (index === undefined || chain.topics.length < 2) return null;
  return chain.topics[(index + 1) % chain.topics.length] ?? null;
}

/** The previous topic; the first has none, although the last leads to it. */
export function previousInChain(chain: Chain, slug: string): Topic | null {
  const index = chain.indexes.get(slug) ?? 0;
  return chain.topics[index - 1] ?? null;
}

/** Whether two chains have the same groups in the same order, with the same topics. */
function isSameChain(before: Chain, after: Chain): boolean {
  return isSameList(
    before.groups,
    after.groups,
    (one, other) => one.group === other.group && isSameList(one.topics, other.topics),
  );
}

function sortByOrder<T extends AnyDocument>(placed: readonly Placed<T>[]): T[] {
  return [...placed]
    .sort((a, b) => a.order - b.order || compareText(a.document.slug, b.document.slug))
    .map(({ document }) => document);
}
