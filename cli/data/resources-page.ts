import type { ResourcesPage } from '../kinds/shapes.ts';
import type { Document } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { View } from '../render/view.ts';
import { emitResourcesHead } from './head.ts';
import { completeHead } from './page-head.ts';

/**
 * The overview of the resources: every topic in the order of the chain, numbered from 1, with what it is about and the
 * time it takes.
 */
export function emitResourcesPage({ model, linkTo, minutesOf }: View): ResourcesPage {
  let number = 0;
  const emitTopic = (topic: Document<'topic'>): ResourcesPage['groups'][number]['topics'] => {
    const link = linkTo(topic);
    if (link === null) return [];
    number += 1;
    return [{ ...link, number, description: wholeMatter(topic).description, minutes: minutesOf(topic) }];
  };
  return {
    kind: 'resources',
    head: completeHead(emitResourcesHead(model), model),
    groups: model.chain.groups.map(({ group, topics }) => ({
      slug: group.slug,
      title: wholeMatter(group).title,
      topics: topics.flatMap(emitTopic),
    })),
  };
}
