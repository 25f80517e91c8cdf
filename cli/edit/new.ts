import { judgeSlug } from '../core/judge-slug.ts';
import { findNearest } from '../core/nearest.ts';
import { slugify, slugMaxLength } from '../core/slug.ts';
import { documentsOf } from '../parse/document.ts';
import { routeOf } from '../resolve/addresses.ts';
import { nextInChain, previousInChain } from '../resolve/chain.ts';
import { type Model, slugsOf } from '../resolve/model.ts';
import { starters } from '../schema/starters.ts';
import { recordRoutes } from './lock.ts';
import { setValue } from './matter.ts';
import { refuseTaken } from './move.ts';
import { findOrder, type Ordered } from './order.ts';
import { renewPins } from './pins.ts';
import { type Plan, refuse } from './plan.ts';
import type { Revision } from './revision.ts';
import { writeStarter } from './starter.ts';
import { type MovableKind, pathOf } from './target.ts';

/** Where a new page stands: beside another of its kind, or, for a topic, at the end of a group. */
export interface Position {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly group?: string | undefined;
}

/** A file to be made; `values` is its front matter as far as it is known. */
export interface Starter {
  readonly kind: MovableKind;
  readonly slug: string | undefined;
  readonly values: Readonly<Record<string, unknown>> & { readonly title: string };
  readonly position: Position;
}

/** Makes a new topic, paper, group or reference, valid from the start and in its place. */
export function planNew(revision: Revision, { kind, slug: wanted, values, position }: Starter): Plan {
  const before = revision.model();
  const slug = wanted ?? slugify(values.title).slice(0, slugMaxLength).replace(/-+$/, '');
  if (slug === '')
    return refuse(
      `No address can be made from \`${values.title}\`.`,
      'Give one with `--slug`, in letters, digits and hyphens.',
    );
  const fault = judgeSlug(slug);
  if (fault !== null)
    return refuse(
      fault.reason,
      fault.suggestion === undefined ? 'Give another with `--slug`.' : `Use \`${fault.suggestion}\`.`,
    );
  const taken = refuseTaken(before, kind, slug);
  if (taken !== null) return taken;

  const path = pathOf(before, kind, slug);
  const place = kind === 'reference' ? {} : findPlace(before, kind, position);
  if ('kind' in place) return place;
  const { group, order, moved = [] } = place;
  for (const one of moved) revision.edit(one.path, (text) => setValue(text, ['order'], one.order));
  const isPage = kind === 'topic' || kind === 'paper';
  const filled = {
    ...(isPage && { description: starters.description }),
    ...values,
    ...(kind === 'topic' && { group }),
    ...(kind !== 'reference' && { order }),
  };
  revision.write(path, writeStarter(kind, filled, isPage ? starters.body : ''));
  renewPins(revision, before, (one) => one);
  const after = revision.model();
  const lock = `${before.contentName}/routes.lock`;
  revision.write(lock, recordRoutes(revision.read(lock), before, after));
  const renumbered = moved.length === 0 ? [] : ['The orders of its neighbours are renumbered, because no gap was left'];
  return {
    kind: 'changes',
    changes: revision.changes(),
    notes: [`${path} is new${tellPlace(after, kind, slug)}`, ...renumbered],
  };
}

interface Place {
  readonly group?: string;
  readonly order?: number;
  readonly moved?: readonly Ordered[];
}

function findPlace(model: Model, kind: 'topic' | 'paper' | 'group', position: Position): Place | Plan {
  if (position.after !== undefined && position.before !== undefined)
    return refuse('`--after` and `--before` are two places.', 'Give one of them.');
  const named = position.after ?? position.before;
  const slug = named?.replace(/\.md$/, '').replace(/^.*\//, '');
  const documents = documentsOf(model.documents, kind);
  const beside = documents.find((document) => document.slug === slug);
  if (slug !== undefined && beside === undefined)
    return refuseUnknown(
      kind,
      named ?? '',
      documents.map((one) => one.slug),
    );
  const besideGroup = beside !== undefined && 'group' in beside.matter ? beside.matter.group : undefined;
  const group = position.group ?? besideGroup;
  if (kind === 'topic') {
    const groups = slugsOf(model, 'group');
    if (group === undefined) return refuse('A topic needs a place.', 'Say `--after`, `--before` or `--group`.');
    if (!groups.includes(group)) return refuseUnknown('group', group, groups);
    if (beside !== undefined && besideGroup !== group)
      return refuse(`\`${slug}\` is not in the group \`${group}\`.`, 'Leave `--group` out: the place decides it.');
  }
  const neighbours = documents
    .filter((one) => kind !== 'topic' || ('group' in one.matter && one.matter.group === group))
    .flatMap(({ path, slug: name, matter }) =>
      matter.order === undefined ? [] : [{ path, order: matter.order, name }],
    )
    .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
  const at = neighbours.findIndex((one) => one.name === slug);
  const index = at === -1 ? neighbours.length : position.after === undefined ? at : at + 1;
  return { ...(group !== undefined && { group }), ...findOrder(neighbours, index) };
}

function refuseUnknown(kind: MovableKind, name: string, known: readonly string[]): Plan {
  const near = findNearest(name, known);
  const hint =
    near === undefined
      ? `The ${kind}s are ${known.map((one) => `\`${one}\``).join(', ')}.`
      : `Did you mean \`${near}\`?`;
  return refuse(`There is no ${kind} \`${name}\`.`, hint);
}

function tellPlace(model: Model, kind: MovableKind, slug: string): string {
  const route = routeOf(kind, slug);
  if (route === null) return '';
  const previous = kind === 'topic' ? previousInChain(model.chain, slug) : null;
  const next = kind === 'topic' ? nextInChain(model.chain, slug) : null;
  const between = [previous && `after \`${previous.slug}\``, next && `before \`${next.slug}\``].filter((part) => part);
  return `, at ${route}${between.length === 0 ? '' : `, ${between.join(' and ')}`}`;
}
