import type { Finding } from '../../core/problem.ts';
import { collections } from '../../kinds/paths.ts';
import { kinds } from '../../kinds/registry.ts';
import { type Document, documentsOf, readKey } from '../../parse/document.ts';
import type { Rule } from '../rule.ts';

export const duplicateOrder: Rule = {
  id: 'duplicate-order',
  level: 'error',
  protects: 'Two topics of a group, two groups or two papers cannot stand in one place: their `order` differs.',
  example: { wrong: 'order: 20', right: 'order: 25' },
  *check(model) {
    for (const kind of collections)
      if (kinds[kind].order?.by === 'order')
        yield* compareOrders(documentsOf(model.published, kind), kinds[kind].order.within);
  },
};

function* compareOrders(documents: readonly Document[], within: string | undefined): Iterable<Finding> {
  const taken = new Map<string, Document>();
  for (const document of documents) {
    const order = readKey(document, 'order');
    const owner = within === undefined ? '' : readKey(document, within);
    if (order === undefined || owner === undefined) continue;
    const place = `${owner} ${order}`;
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
