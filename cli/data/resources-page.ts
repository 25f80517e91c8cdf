import { type Derived, derive, deriveEach, isSameList } from '../core/graph.ts';
import type { ResourcesPage } from '../kinds/shapes/topic.ts';
import { wholeFrontMatter } from '../parse/document.ts';
import type { View } from '../render/view.ts';
import type { Group, Topic } from '../resolve/chain.ts';

/** Every topic in the order of the chain with its description and reading time, each group derived separately. */
export function followOverview({ topicsOf, linkTo, minutesOf }: View): Derived<ResourcesPage['groups']> {
  const listTopic = (topic: Topic) => {
    const link = linkTo(topic);
    const { description } = wholeFrontMatter(topic);
    return link === null ? [] : [{ ...link, description, minutes: minutesOf(topic) }];
  };
  const listGroup = deriveEach((group: Group) => ({
    slug: group.slug,
    title: wholeFrontMatter(group).title,
    topics: (topicsOf.get(group) ?? []).flatMap(listTopic),
  }));
  return derive(() => Array.from(topicsOf.keys(), listGroup), isSameList);
}
