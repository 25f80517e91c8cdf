import { type Document, documentsOf } from '../../parse/document.ts';
import type { Finding } from '../../report/problem.ts';
import type { Rule } from '../rule.ts';

type Ordered = Document<'topic'> | Document<'paper'> | Document<'group'>;

export const duplicateOrder: Rule = {
  id: 'duplicate-order',
  level: 'error',
  protects: 'Two topics of a group, two groups or two papers cannot stand in one place: their `order` differs.',
  example: { wrong: 'order: 20', right: 'order: 25' },
  *check(model) {
    const topics = documentsOf(model.published, 'topic');
    for (const group of new Set(topics.map((topic) => topic.matter.group)))
      if (group !== undefined) yield* compareOrders(topics.filter((topic) => topic.matter.group === group));
    yield* compareOrders(documentsOf(model.published, 'group'));
    yield* compareOrders(documentsOf(model.published, 'paper'));
  },
};

function* compareOrders(documents: readonly Ordered[]): Iterable<Finding> {
  const taken = new Map<number, Ordered>();
  for (const document of documents) {
    const { order } = document.matter;
    if (order === undefined) continue;
    const first = taken.get(order);
    if (first === undefined) taken.set(order, document);
    else
      yield {
        at: document.locate(['order']),
        reason: `The order ${order} is already that of \`${first.slug}\`.`,
        hint: 'Choose a number that is free; leave gaps for later pages.',
      };
  }
}
