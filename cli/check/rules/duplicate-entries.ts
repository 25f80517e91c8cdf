/** Rules on two entries of one list, such as the topics of a group, that have the same order or the same title. */
import { findRepeats } from '../../core/group-by.ts';
import type { Finding } from '../../core/problem.ts';
import { isCollection } from '../../kinds/paths.ts';
import { kinds } from '../../kinds/registry.ts';
import { type AnyDocument, readKey } from '../../parse/document.ts';
import type { Model } from '../../resolve/model.ts';
import { mend } from '../fixer.ts';
import type { Rule } from '../rule.ts';

export const duplicateOrder: Rule = {
  id: 'duplicate-order',
  level: 'error',
  finds: 'Two topics of a group, two groups or two papers have the same `order`.',
  example: { wrong: 'order: 20', right: 'order: 25' },
  *check(model) {
    for (const [again, first] of findRepeats(model.gather(placed, isSamePosition), ({ position }) => position)) {
      // Nobody knows which of the two was there before, so both tell of it, and the later one by name is mended.
      const free = findFreeOrder(again.document, model);
      yield describeOrder(again, first, free);
      yield { ...describeOrder(first, again, free), form: 'first' };
    }
  },
  /** Gives the later of the two a free number before the next file, if there is one. */
  fix: (one) => {
    const { model, document, start, end, problem } = one;
    const free = document === undefined ? null : findFreeOrder(document, model);
    if (free === null) return [];
    return [mend(one, `Give it the order ${free}`, [{ start, end, piece: String(free) }], problem.form !== 'first')];
  },
};

const ownHint = ' in the title of one what it has of its own.';
const preprintHint =
  'If one is the preprint of the other, take its page away, and give its address under `links` of the other, with the kind `preprint`.';

export const duplicateTitle: Rule = {
  id: 'duplicate-title',
  level: 'warning',
  finds:
    'Two topics of a group, two groups or two papers have the same title, and readers could not tell them apart in a list.',
  example: { file: 'groups/example.md', wrong: 'title: Careers', right: 'title: Another Group' },
  *check(model) {
    for (const [{ document, key, title }, first] of findRepeats(
      model.gather(titled, isSamePosition),
      ({ position }) => position,
    ))
      yield {
        at: document.locate([key]),
        reason: `\`${title}\` is also the ${key} of \`${first.document.slug}\`: readers see two entries that look the same.`,
        hint: [document, first.document].every((one) => readKey(one, 'publication') !== undefined)
          ? `${preprintHint} Else say${ownHint}`
          : `Say${ownHint}`,
      };
  },
};

function describeOrder({ document, order }: Placed, other: Placed, free: number | null): Finding {
  return {
    at: document.locate(['order']),
    reason: `The order ${order} is also that of \`${other.document.slug}\`.`,
    hint: `Choose a number that is free${free === null ? '' : `, such as \`${free}\``}; leave gaps for later pages.`,
  };
}

/** The order right behind that of a document, before its next neighbour; null if no whole number is left there. */
function findFreeOrder(document: AnyDocument, model: Model): number | null {
  const order = Number(readKey(document, 'order'));
  const within = kinds[document.kind].order?.within ?? '';
  const owner = readKey(document, within);
  const taken = model.documents
    .filter((other) => other.kind === document.kind && readKey(other, within) === owner)
    .map((other) => Number(readKey(other, 'order')))
    .filter((other) => other > order);
  const after = Math.min(...taken);
  const free = after === Number.POSITIVE_INFINITY ? order + 10 : Math.floor((order + after) / 2);
  return free <= order ? null : free;
}

/** What lists show of a file that has its place among others of its kind. */
function titled(document: AnyDocument, model: Model) {
  const { titleKey = 'title', linkKey: key = titleKey } = kinds[document.kind];
  const title = readKey(document, key);
  const [ordered] = placed(document, model);
  if (ordered === undefined || typeof title !== 'string') return [];
  return [{ document, key, title, position: `${document.kind} ${ordered.owner} ${title.toLowerCase()}` }];
}

type Placed = ReturnType<typeof placed>[number];

function isSamePosition<T extends Pick<Placed, 'document' | 'position'>>(before: T, after: T): boolean {
  return before.document === after.document && before.position === after.position;
}

function placed(document: AnyDocument, { isHeld }: Model) {
  const { kind } = document;
  const { order: key } = kinds[kind];
  if (key?.by !== 'order' || !isCollection(kind) || isHeld(document)) return [];
  const order = readKey(document, key.by);
  const owner = key.within === undefined ? '' : readKey(document, key.within);
  return order === undefined || owner === undefined
    ? []
    : [{ document, order, owner, position: `${kind} ${owner} ${order}` }];
}
