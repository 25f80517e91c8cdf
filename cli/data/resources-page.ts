import { type Derived, derive, deriveEach, isSameList } from '../core/graph.ts';
import { deriveMap } from '../core/settled.ts';
import type { ResourcesPage } from '../kinds/shapes/topic.ts';
import { wholeFrontMatter } from '../parse/whole-front-matter.ts';
import type { View } from '../render/view.ts';
import type { Group, Topic } from '../resolve/chain.ts';

/** Every topic in the order of the chain, numbered from 1, with what it is about and the time it takes. */
export function followOverview({ model, topicsOf, linkTo, minutesOf }: View): Derived<ResourcesPage['groups']> {
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
  const before = deriveMap(model.graph, () => {
    let number = 0;
    return new Map(
      Array.from(topicsOf.keys(), (group) => {
        const first = number;
        number += listGroup(group).topics.length;
        return [group, first] as const;
      }),
    );
  });
  const numberGroup = deriveEach((group: Group) => {
    const { slug, title, topics } = listGroup(group);
    const first = 1 + (before.get(group) ?? 0);
    return {
      slug,
      title,
      topics: topics.map((topic, index) => ({ ...topic, number: first + index })),
    };
  });
  return derive(() => Array.from(topicsOf.keys(), numberGroup), isSameList);
}
