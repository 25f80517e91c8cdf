import { type Derived, derive, deriveEach, isSameList } from '../core/graph.ts';
import type { ResourcesPage } from '../kinds/shapes/topic.ts';
import { wholeFrontMatter } from '../parse/whole-front-matter.ts';
import type { View } from '../render/view.ts';
import type { Group, Topic } from '../resolve/chain.ts';
import { stringifyItems } from './stringify.ts';

/** The groups of the overview, and the serialised text of each, which is built on every read. */
export interface Overview {
  readonly groups: Derived<ResourcesPage['groups']>;
  readonly texts: Derived<Iterable<string>>;
}

/** Every topic in the order of the chain, numbered from 1, with its description and reading time. */
export function followOverview({ topicsOf, linkTo, minutesOf }: View): Overview {
  const listTopic = (topic: Topic) => {
    const link = linkTo(topic);
    const { description } = wholeFrontMatter(topic);
    return link === null ? [] : [{ ...link, number: 0, description, minutes: minutesOf(topic) }];
  };
  const listGroup = deriveEach((group: Group) => ({
    slug: group.slug,
    title: wholeFrontMatter(group).title,
    topics: (topicsOf.get(group) ?? []).flatMap(listTopic),
  }));
  // A new page changes the numbers of all later ones, so everything except the numbers is serialised once.
  const writeUnnumbered = deriveEach(
    (group: Group) => stringifyItems([listGroup(group)], ' ').split('"number": 0'),
    isSameList,
  );
  const unnumbered = derive(() => Array.from(topicsOf.keys(), writeUnnumbered), isSameList);
  const texts = derive(() => {
    const groups = unnumbered();
    return { [Symbol.iterator]: () => numberTopics(groups) };
  });
  const groups = derive(() => {
    let number = 0;
    return Array.from(topicsOf.keys(), listGroup).map(({ slug, title, topics }) => ({
      slug,
      title,
      topics: topics.map((topic) => {
        number += 1;
        return { ...topic, number };
      }),
    }));
  });
  return { groups, texts };
}

/** The text of each group, from the pieces between the numbers. */
function* numberTopics(groups: readonly (readonly string[])[]): Generator<string> {
  let number = 0;
  for (const [start = '', ...topics] of groups)
    yield topics.reduce((text, rest) => {
      number += 1;
      return `${text}"number": ${number}${rest}`;
    }, start);
}
