import type { ResourcesPage } from '../kinds/shapes.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { View } from '../render/view.ts';
import type { Topic } from '../resolve/chain.ts';

/** Every topic in the order of the chain, numbered from 1, with what it is about and the time it takes. */
export function listOverview({ model, linkTo, minutesOf }: View): ResourcesPage['groups'] {
  let number = 0;
  const listTopic = (topic: Topic): ResourcesPage['groups'][number]['topics'] => {
    const link = linkTo(topic);
    if (link === null) return [];
    number += 1;
    return [{ ...link, number, description: wholeMatter(topic).description, minutes: minutesOf(topic) }];
  };
  return model.chain.groups.map(({ group, topics }) => ({
    slug: group.slug,
    title: wholeMatter(group).title,
    topics: topics.flatMap(listTopic),
  }));
}
