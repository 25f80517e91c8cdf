import { posix } from 'node:path';
import { findNearest } from '../core/nearest.ts';
import { escapePattern } from '../core/text.ts';
import { joinWords } from '../core/words.ts';
import { collections, folderOf, isCollection, relativePathOf, routeOf } from '../kinds/paths.ts';
import type { Collection } from '../kinds/registry.ts';
import type { AnyDocument } from '../parse/document.ts';
import { fileOfAddress } from '../resolve/addresses.ts';
import type { Model } from '../resolve/model.ts';
import { type Refused, refuse } from './plan.ts';

/** A file that can be moved and removed: one of a kind with a folder. */
export type Movable = Extract<AnyDocument, { kind: Collection }>;

/** The files that an author may mean by a slug, a path (`topics/decision`) or an address (`/resources/decision`). */
export function findNamed(model: Model, name: string): readonly AnyDocument[] {
  const plain = plainName(model, withSlashes(name.trim()).replace(/\/+$/, ''));
  return model.documents.filter((document) =>
    [document.slug, routeOf(document.kind, document.slug), shortPathOf(document)].includes(plain),
  );
}

/** A path without the folder of the content and the ending. */
export function plainName({ contentName }: Pick<Model, 'contentName'>, wanted: string): string {
  const prefix = new RegExp(`^(?:\\./)?(?:${escapePattern(contentName)}/)?`);
  return withSlashes(wanted).replace(prefix, '').replace(/\.md$/, '');
}

/** A path as reports write it: on Windows people type it with backslashes, and so does the Tab key. */
export function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/**
 * The file that an author names by its slug, its path (`topics/decision.md`) or its address (`/resources/decision`).
 * A slug that files of two kinds have needs the folder before it.
 */
export function findTarget(model: Model, name: string): Movable | Refused {
  const wanted = withSlashes(name.trim()).replace(/\/+$/, '');
  const plain = plainName(model, wanted);
  const all = findNamed(model, name);
  const movable = all.filter(isMovable);
  const [only, ...others] = movable;
  if (only !== undefined && others.length === 0) return only;
  if (others.length > 0) return refuseAmbiguous(name, movable.map(shortPathOf));
  if (all[0] !== undefined) {
    const hint = `Only ${joinWords(collections.map(folderOf), 'and')} can be moved and removed.`;
    return refuse(`\`${all[0].path}\` has its fixed place.`, hint);
  }
  const route =
    model.addresses.aliases.get(wanted) ??
    [...model.addresses.aliases].find(([alias]) => alias.endsWith(`/${plain}`))?.[1];
  if (route !== undefined)
    return refuse(
      `\`${name}\` is only another name of \`${route}\`.`,
      `Write \`${route}\`, if that is the page you mean.`,
    );
  const gone = model.recorded
    ?.flatMap(({ address }) => (model.addresses.routes.has(address) ? [] : (fileOfAddress(address) ?? [])))
    .find((file) => file === fileOfAddress(wanted) || `/${file}`.endsWith(`/${plain}.md`));
  if (gone !== undefined)
    return refuse(
      `\`${gone}\` is not there any more.`,
      `Put it back first, from a copy or with \`git restore ${model.contentName}/${gone}\`. If you renamed it, \`npm run site -- move ${plain} NEW\` mends the rest.`,
    );
  if (model.addresses.media.has(`/${plain}`))
    return refuse(
      `\`${plain}\` is no page, and pictures and other files of \`media/\` are renamed and removed by hand.`,
      '`npm run check` then names each line in which the old name stands.',
    );
  const slugs = model.documents.filter(isMovable).map((one) => one.slug);
  const near = findNearest(posix.basename(plain), slugs);
  const hint = near === undefined ? '`npm run site -- list` names every file.' : `Did you mean \`${near}\`?`;
  return refuse(`There is no \`${name}\`.`, hint);
}

/** Refuses a name that several files have, each given with the folder before it. */
export function refuseAmbiguous(name: string, paths: readonly string[]): Refused {
  const names = paths.map((path) => `\`${path}\``).join(' or ');
  return refuse(`\`${name}\` is the name of more than one file.`, `Write ${names}.`);
}

/** The path of a file in content/ without its ending: `topics/decision`. */
export function shortPathOf({ path }: { readonly path: string }): string {
  return relativePathOf(path).replace(/\.md$/, '');
}

/** The path of a file of a kind, as in reports. */
export function pathOfFile(model: Pick<Model, 'contentName'>, kind: Collection, slug: string): string {
  return `${model.contentName}/${folderOf(kind)}/${slug}.md`;
}

/** The path of the table beside the file of a data set. */
export function tableBeside(path: string): string {
  return path.replace(/\.md$/, '.csv');
}

function isMovable(document: AnyDocument): document is Movable {
  return isCollection(document.kind);
}
