import { type Derived, derive, deriveEach, isSameList } from '../core/graph.ts';
import type { ResourcesPage } from '../kinds/shapes.ts';
import { wholeFrontMatter } from '../parse/whole-front-matter.ts';
import type { View } from '../render/view.ts';
import type { Group, Topic } from '../resolve/chain.ts';

/** Every topic in the order of the chain, numbered from 1, with what it is about and the time it takes. */
export function followOverview({ topicsOf, linkTo, minutesOf }: View): Derived<ResourcesPage['groups']> {
  const listTopic = (topic: Topic) => {
    const link = linkTo(topic);
    return link === null ? [] : [{ link, description: wholeFrontMatter(topic).description, minutes: minutesOf(topic) }];
  };
  const listGroup = deriveEach((group: Group) => ({
    slug: group.slug,
    title: wholeFrontMatter(group).title,
    topics: (topicsOf.get(group) ?? []).flatMap(listTopic),
  }));
  const groups = derive(() => Array.from(topicsOf.keys(), listGroup), isSameList);
  return derive(() => {
    let number = 0;
    return groups().map(({ slug, title, topics }) => ({
      slug,
      title,
      topics: topics.map(({ link, ...described }) => {
        number += 1;
        return { ...link, number, ...described };
      }),
    }));
  });
}
