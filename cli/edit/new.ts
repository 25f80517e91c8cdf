/** The plan of `site new`, and of a new file in the studio. */
import { findNearest } from '../core/nearest.ts';
import { slugify, slugOfTitle } from '../core/slug.ts';
import { quoteAll } from '../core/words.ts';
import type { StarterAnswers } from '../kinds/kind.ts';
import { folderOf, nameKind, nameOne, optionalFiles, routeOf } from '../kinds/paths.ts';
import { type Collection, isKind, type Kind, kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { type Document, readKey } from '../parse/document.ts';
import { nextInChain, previousInChain } from '../resolve/chain.ts';
import { type Model, namesOf, slugsOf } from '../resolve/model.ts';
import { describeKeys } from '../schema/describe.ts';
import { starters } from '../schema/starters.ts';
import { setValue } from './front-matter.ts';
import { findEnd, findOrder, listInOrder } from './order.ts';
import { renewPins } from './pins.ts';
import { type Plan, type Refused, refuse } from './plan.ts';
import { refuseSlug } from './refuse-slug.ts';
import type { Revision } from './revision.ts';
import { writeStarter } from './starter.ts';
import { pathOfFile } from './target.ts';

/** The position of a new file: beside another of its kind, or by its date, or at the end of a group. */
export interface Position {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly within?: string | undefined;
}

/** A new file; `values` is its front matter as far as it is known. */
export interface NewFile {
  readonly kind: Collection;
  readonly slug: string | undefined;
  readonly values: Readonly<Record<string, unknown>> & { readonly title: string };
  readonly position: Position;
  /** Its text, if there is one already. */
  readonly body?: string | undefined;
  /** What to do where the file is there already. */
  readonly hintTaken?: string;
}

/** Turns the answers to the questions about a new file into that file, or says what is wrong with one of them. */
export function toNewFile(
  kind: Collection,
  answers: StarterAnswers,
  model: Model,
  today: string,
): NewFile | { readonly key: string; readonly value: string; readonly fault: string } {
  const { order, starter } = kinds[kind];
  for (const { key, check } of starter?.asks ?? []) {
    const value = textOf(answers[key]) ?? '';
    const fault = check?.(value) ?? null;
    if (fault !== null) return { key, value, fault };
  }
  const { slug, after, before, description, draft } = answers;
  const title = textOf(answers.title)?.trim() ?? '';
  const taken = namesOf(model, kind);
  const asked = {
    title,
    description,
    draft: draft === true ? draft : undefined,
    ...Object.fromEntries((starter?.asks ?? []).map(({ key }) => [key, answers[key]])),
    ...starter?.values?.({ ...answers, title }, today),
  };
  return {
    kind,
    slug: textOf(slug) ?? starter?.slug?.(answers, (one) => taken.has(one)),
    values: { title, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) },
    position: {
      after: textOf(after),
      before: textOf(before),
      within: order?.within === undefined ? undefined : textOf(answers[order.within]),
    },
  };
}

/** Plans a new file, which is valid from the start, at its position. */
export function planNew(revision: Revision, file: NewFile): Plan {
  const { kind: named, slug: wanted, values, position, body } = file;
  const before = revision.model();
  const slug = wanted ?? nameFile(named, values.title);
  if (slug === '')
    return refuse(
      `No address can be made from \`${values.title}\`.`,
      'Give one with `--slug`, in letters, digits and hyphens.',
    );
  const refusal = refuseSlug(before, named, slug, {
    hintInvalid: 'Give another with `--slug`.',
    hintTaken: file.hintTaken ?? 'Choose another title, or give it a name with `--slug`.',
  });
  if (refusal !== null) return refusal;

  const path = pathOfFile(before, named, slug);
  const kind = optionalFiles.find(({ file }) => file === `${folderOf(named)}/${slug}.md`)?.kind ?? named;
  const { order: ordering, route, isTextOptional } = kinds[kind];
  const placement =
    ordering?.by === 'order'
      ? findPlacement(before, kind, position, ordering.within, values.date)
      : { keys: {}, moved: [] };
  if ('kind' in placement) return placement;
  for (const one of placement.moved) revision.edit(one.path, (text) => setValue(text, ['order'], one.order));
  const needsDescription = describeKeys(schemas[kind]).some((key) => key.name === 'description' && key.isRequired);
  const filled = { ...(needsDescription && { description: starters.description }), ...values, ...placement.keys };
  const needsText = route !== undefined && isTextOptional !== true;
  revision.write(path, writeStarter(kind, filled, body ?? (needsText ? starters.body : ''), before));
  renewPins(revision, before, (one) => one);
  const after = revision.model();
  const renumbered =
    placement.moved.length === 0 ? [] : ['The orders of its neighbours are renumbered, because no gap was left'];
  return {
    kind: 'changes',
    changes: revision.changes(),
    notes: [`${path} is new${describePosition(after, kind, slug)}`, ...renumbered],
  };
}

function textOf(answer: StarterAnswers[string]): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

/** The name of a new file: of one that a site may have once, if the title is its name, else made from the title. */
function nameFile(kind: Kind, title: string): string {
  const slug = slugOfTitle(title);
  const single = optionalFiles.find(
    (one) => one.file.startsWith(`${folderOf(kind)}/`) && slugify(nameKind(one.kind)) === slug,
  );
  return single?.slug ?? slug;
}

/** The kind without whose files no file of this kind can stand anywhere, while there is none of them. */
export function findMissingOwner(model: Model, kind: Kind): { readonly owner: Kind; readonly reason: string } | null {
  const owner = kinds[kind].order?.within;
  if (owner === undefined || !isKind(owner) || slugsOf(model, owner).length > 0) return null;
  return { owner, reason: `${kinds[kind].title} stands in ${nameOne(owner)}, and there is none yet.` };
}

/**
 * The keys of front matter that give a position in the order of a kind, and the files to move for it. It is among the
 * files with the same value of the key `within`, if there is such a key, and follows from the date in a list that begins
 * with the newest.
 */
function findPlacement(model: Model, kind: Kind, position: Position, within: string | undefined, date: unknown) {
  if (position.after !== undefined && position.before !== undefined)
    return refuse('`--after` and `--before` are two places.', 'Give one of them.');
  const named = position.after ?? position.before;
  const slug = named?.replace(/\.md$/, '').replace(/^.*\//, '');
  const documents = model.ofKind(kind);
  const beside = documents.find((document) => document.slug === slug);
  if (slug !== undefined && beside === undefined) return refuseUnknown(model, kind, slug);
  const ownerOf = (document: Document) => (within === undefined ? undefined : readKey(document, within));
  const owner = position.within ?? (beside && ownerOf(beside));
  if (within !== undefined && isKind(within)) {
    const refused = refuseOwner(model, kind, within, owner);
    if (refused !== null) return refused;
    if (beside !== undefined && ownerOf(beside) !== owner)
      return refuse(
        `\`${slug}\` is not in the ${within} \`${owner}\`.`,
        `Leave \`--${within}\` out: the place decides it.`,
      );
  }
  const neighbours = listInOrder(documents.filter((one) => ownerOf(one) === owner));
  const at = neighbours.findIndex((one) => one.slug === slug);
  const end = findEnd(neighbours, date, within === undefined);
  const index = at === -1 ? end : position.after === undefined ? at : at + 1;
  const { order, moved } = findOrder(neighbours, index);
  return { keys: { ...(within !== undefined && { [within]: owner }), order }, moved };
}

/** Why a file cannot have a value of the key that names its owner, such as the group of a topic; null if it can. */
function refuseOwner(model: Model, kind: Kind, within: Kind, owner: unknown): Refused | null {
  if (typeof owner !== 'string')
    return refuse(`${kinds[kind].title} needs a place.`, `Say \`--after\`, \`--before\` or \`--${within}\`.`);
  return slugsOf(model, within).includes(owner) ? null : refuseUnknown(model, within, owner);
}

function refuseUnknown(model: Model, kind: Kind, name: string): Refused {
  const known = slugsOf(model, kind);
  const moved = model.addresses.aliases.get(routeOf(kind, name) ?? '')?.replace(/^.*\//, '');
  const near = moved ?? findNearest(name, known);
  const all = known.length === 0 ? 'nothing yet' : quoteAll(known);
  const hint = near === undefined ? `\`${folderOf(kind)}/\` has ${all}.` : `Did you mean \`${near}\`?`;
  return refuse(`There is no ${nameKind(kind)} \`${name}\`.`, hint);
}

function describePosition(model: Model, kind: Kind, slug: string): string {
  const route = routeOf(kind, slug);
  if (route === null) return '';
  const isChained = kinds[kind].order?.within !== undefined;
  const previous = isChained ? previousInChain(model.chain, slug) : null;
  const next = isChained ? nextInChain(model.chain, slug) : null;
  const between = [
    previous && `after \`${previous.slug}\``,
    next && next.slug !== previous?.slug && `before \`${next.slug}\``,
  ].filter((part) => part);
  return `, at ${route}${between.length === 0 ? '' : `, ${between.join(' and ')}`}`;
}
