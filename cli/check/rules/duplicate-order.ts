import type { Finding } from '../../core/problem.ts';
import { type Document, documentsOf } from '../../parse/document.ts';
import type { Rule } from '../rule.ts';

type Ordered = Document<'topic'> | Document<'paper'> | Document<'group'>;

export const duplicateOrder: Rule = {
  id: 'duplicate-order',
  level: 'error',
  protects: 'Two topics of a group, two groups or two papers cannot stand in one place: their `order` differs.',
  example: { wrong: 'order: 20', right: 'order: 25' },
  *check(model) {
    yield* compareOrders(documentsOf(model.published, 'topic'));
    yield* compareOrders(documentsOf(model.published, 'group'));
    yield* compareOrders(documentsOf(model.published, 'paper'));
  },
};

function* compareOrders(documents: readonly Ordered[]): Iterable<Finding> {
  const taken = new Map<string, Ordered>();
  for (const document of documents) {
    const { order } = document.matter;
    const group = document.kind === 'topic' ? document.matter.group : '';
    if (order === undefined || group === undefined) continue;
    const place = `${group} ${order}`;
    const first = taken.get(place);
    if (first === undefined) taken.set(place, document);
    else
      yield {
        at: document.locate(['order']),
        reason: `The order ${order} is already that of \`${first.slug}\`.`,
        hint: 'Choose a number that is free; leave gaps for later pages.',
      };
  }
}
