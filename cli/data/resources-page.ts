import type { ResourcesPage } from '../kinds/shapes.ts';
import type { AnyDocument, Document } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { Model } from '../resolve/model.ts';
import { linkTo } from '../resolve/page-link.ts';
import { emitResourcesHead } from './head.ts';
import { completeHead } from './page-head.ts';
import { countMinutes } from './reading.ts';
import type { Remember } from './remember.ts';

/**
 * The overview of the resources: every topic in the order of the chain, numbered from 1, with what it is about and the
 * time it takes. `pages` are the documents at their addresses, as their texts are now.
 */
export function emitResourcesPage(
  model: Model,
  pages: ReadonlyMap<string, AnyDocument>,
  remember: Remember,
): ResourcesPage {
  let number = 0;
  const emitTopic = (topic: Document<'topic'>): ResourcesPage['groups'][number]['topics'] => {
    const link = linkTo(topic);
    if (link === null) return [];
    const current = pages.get(link.href) ?? topic;
    const minutes = remember(
      `minutes ${link.href}`,
      () => [current],
      () => String(countMinutes(current)),
    );
    number += 1;
    return [{ ...link, number, description: wholeMatter(topic).description, minutes: Number(minutes) }];
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
