import { isCollection } from '../../kinds/paths.ts';
import { kinds } from '../../kinds/registry.ts';
import { type AnyDocument, readKey } from '../../parse/document.ts';
import type { Model } from '../../resolve/model.ts';
import { findRepeats } from '../repeats.ts';
import type { Rule } from '../rule.ts';

export const duplicateOrder: Rule = {
  id: 'duplicate-order',
  level: 'error',
  protects: 'Two topics of a group, two groups or two papers cannot stand in one place: their `order` differs.',
  example: { wrong: 'order: 20', right: 'order: 25' },
  *check(model) {
    for (const [{ document, order }, first] of findRepeats(model.gather(placed, isSamePlace), ({ place }) => place))
      yield {
        at: document.locate(['order']),
        reason: `The order ${order} is already that of \`${first.document.slug}\`.`,
        hint: 'Choose a number that is free; leave gaps for later pages.',
      };
  },
};

type Placed = ReturnType<typeof placed>[number];

function isSamePlace(before: Placed, after: Placed): boolean {
  return before.document === after.document && before.place === after.place;
}

function placed(document: AnyDocument, { isHeld }: Model) {
  const { kind } = document;
  const { order: key } = kinds[kind];
  if (key?.by !== 'order' || !isCollection(kind) || isHeld(document)) return [];
  const order = readKey(document, key.by);
  const owner = key.within === undefined ? '' : readKey(document, key.within);
  return order === undefined || owner === undefined ? [] : [{ document, order, place: `${kind} ${owner} ${order}` }];
}
