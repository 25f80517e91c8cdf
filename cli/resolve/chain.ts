import { isSameList } from '../core/graph.ts';
import { compareText } from '../core/problem.ts';
import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';

export type Topic = Document<typeof topicKind>;
export type Group = Document<typeof groupKind>;

/** The kinds that the chain is made of. */
export const topicKind = 'topic';
export const groupKind = 'group';

/** The topics among some documents. */
export function topicsAmong(documents: readonly AnyDocument[]): readonly Topic[] {
  return documentsOf(documents, topicKind);
}

/** The groups among some documents. */
export function groupsAmong(documents: readonly AnyDocument[]): readonly Group[] {
  return documentsOf(documents, groupKind);
}

/** Whether a document stands in the chain, once it has a group and an order. */
export function isTopic(document: AnyDocument): document is Topic {
  return document.kind === topicKind;
}

/** The groups of the sidebar in their order, each with its topics in theirs. */
export interface ChainGroup {
  readonly group: Group;
  readonly topics: readonly Topic[];
}

/** The order in which topics are read: the groups by order, the topics by order in their group. */
export interface Chain {
  readonly groups: readonly ChainGroup[];
  readonly topics: readonly Topic[];
  /** Place of each topic in `topics`, by its slug. */
  readonly places: ReadonlyMap<string, number>;
}

/** A document by its order, a topic within its group. */
interface Placed<T> {
  readonly document: T;
  readonly order: number;
  readonly within: string;
}

/** Where a document stands in the chain; a topic whose group or order is not known stands nowhere, and a rule reports it. */
export function placeTopic(document: AnyDocument): readonly Placed<Topic>[] {
  if (!isTopic(document)) return [];
  const { order, group } = document.frontMatter;
  return order === undefined || group === undefined ? [] : [{ document, order, within: group }];
}

/** The chain of the published topics. */
export function resolveChain(groups: readonly Group[], topics: readonly Placed<Topic>[]): Chain {
  const members = new Map(groups.map((group) => [group.slug, [] as Placed<Topic>[]]));
  for (const topic of topics) members.get(topic.within)?.push(topic);
  const placed = groups.map((group) => ({ document: group, order: group.frontMatter.order ?? 0, within: '' }));
  const sorted = sortByOrder(placed).map((group) => ({ group, topics: sortByOrder(members.get(group.slug) ?? []) }));
  const inOrder = sorted.flatMap((one) => one.topics);
  return { groups: sorted, topics: inOrder, places: new Map(inOrder.map((topic, index) => [topic.slug, index])) };
}

/** The topic after this one by group and order; the last leads back to the first. Null where there is no other. */
export function nextInChain(chain: Chain, slug: string): Topic | null {
  const index = chain.places.get(slug);
  if (index === undefined || chain.topics.length < 2) return null;
  return chain.topics[(index + 1) % chain.topics.length] ?? null;
}

/** The topic before this one; the first has none, although the last leads to it. */
export function previousInChain(chain: Chain, slug: string): Topic | null {
  const index = chain.places.get(slug) ?? 0;
  return chain.topics[index - 1] ?? null;
}

/** Whether two chains have the same groups and topics in the same order. */
export function isSameChain(before: Chain, after: Chain): boolean {
  return (
    isSameList(before.topics, after.topics) &&
    before.groups.length === after.groups.length &&
    before.groups.every(
      ({ group, topics }, index) =>
        group === after.groups[index]?.group && isSameList(topics, after.groups[index].topics),
    )
  );
}

function sortByOrder<T extends Group | Topic>(placed: readonly Placed<T>[]): T[] {
  return [...placed]
    .sort((a, b) => a.order - b.order || compareText(a.document.slug, b.document.slug))
    .map(({ document }) => document);
}
