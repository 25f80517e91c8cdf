import type { ZodType } from 'zod';
import { type Located, routeOf } from '../kinds/paths.ts';
import { schemas } from '../kinds/schemas.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { KeyPath } from '../parse/yaml.ts';
import type { Addresses } from '../resolve/addresses.ts';
import { resolveLink, type Target } from '../resolve/link.ts';
import { matchAnchor } from '../resolve/mentions.ts';
import type { Model, ResolvedUse } from '../resolve/model.ts';
import { findNaming, listNamed } from '../resolve/named.ts';
import { citedKind } from '../resolve/references.ts';
import { type Redirect, redirectLinks, replaceCitations } from './body.ts';
import { type Path, removeItem, removeKey, setValue } from './front-matter.ts';
import { type Obstacle, obstaclesAt, type Refused, refuse } from './plan.ts';
import type { Revision } from './revision.ts';

/** The links to the anchor of a file. */
export function findAnchored(model: Model, file: Located): ResolvedUse[] {
  const isMeant = matchAnchor(file);
  return isMeant === null ? [] : model.uses.filter(({ target, link }) => isMeant(target, link));
}

/** Leads the links to the anchor of a file to that of another one of its kind. */
export function moveAnchor(revision: Revision, before: Model, file: Located, slug: string): void {
  const isMeant = matchAnchor(file);
  if (isMeant === null) return;
  redirectAll(revision, before.addresses, (url, link) =>
    isMeant(url, link) ? `${url.slice(0, -file.slug.length)}${slug}` : undefined,
  );
}

/** Rewrites every link in a revision; `redirect` gets its address, its target and its file. */
export function redirectAll(
  revision: Revision,
  addresses: Addresses,
  redirect: (url: string, link: Target, from: AnyDocument) => ReturnType<Redirect>,
): void {
  for (const { path } of revision.content().files) {
    const document = revision.document(path);
    const decide = (url: string) => redirect(url, resolveLink(url, document, addresses), document);
    revision.edit(path, (text) => redirectLinks(text, document.body, decide));
    for (const { key, target } of document.frontMatterLinks) {
      const wanted = decide(target);
      if (wanted) revision.edit(path, (text) => setValue(text, key as [string, ...string[]], wanted));
    }
  }
}

/** Replaces a publication by another one in every list and citation, or removes it (null). */
export function replaceReference(revision: Revision, id: string, wanted: string | null): void {
  for (const { path } of revision.content().files) {
    const { body } = revision.document(path);
    revision.edit(path, (text) => replaceCitations(text, body, id, wanted));
  }
  replaceNames(revision, findNaming(revision.model().documents, citedKind, id), wanted);
}

/** A place in front matter that names a file. */
export type Naming = ReturnType<typeof findNaming>[number];

/** Whether a name can be taken out: as an entry of a list, or with a key that may be left out. */
export function isRemovable({ document, path }: Naming): boolean {
  const shape: Readonly<Record<string, ZodType>> = schemas[document.kind].shape;
  const isOptional = path.length === 1 && shape[String(path[0])]?.safeParse(undefined).success === true;
  return entryOf(path) !== null || isOptional;
}

/** The path of the entry of a list that a name is, or whose `id` it is; null for the only value of a key. */
function entryOf(path: KeyPath): Path | null {
  const entry = path.at(-1) === 'id' ? path.slice(0, -1) : path;
  return endsInList(entry) ? (entry as Path) : null;
}

function endsInList(path: KeyPath): boolean {
  return typeof path.at(-1) === 'number';
}

/**
 * Writes another name where front matter names a file, or takes the name out (null). A list never gets the same name
 * twice; of two entries the one with a note stays.
 */
export function replaceNames(revision: Revision, naming: readonly Naming[], wanted: string | null): void {
  for (const one of [...naming].reverse()) {
    const path = one.path as Path;
    const entry = entryOf(path);
    const list = entry?.slice(0, -1).join();
    const there = listNamed(one.document).find(
      (other) => other.slug === wanted && entryOf(other.path)?.slice(0, -1).join() === list,
    );
    revision.edit(one.document.path, (text) => {
      if (wanted === null)
        return entry !== null ? removeItem(text, entry) : isRemovable(one) ? removeKey(text, path[0]) : text;
      if (entry === null || there === undefined) return setValue(text, path, wanted);
      return endsInList(there.path) && !endsInList(path)
        ? removeItem(setValue(text, path, wanted), there.path as Path)
        : removeItem(text, entry);
    });
  }
}

/** The places where a publication is named at the top, and cited. */
export function findCitingPlaces(model: Model, id: string): Obstacle[] {
  return model.documents.flatMap((document) => {
    const named = findNaming([document], citedKind, id);
    const cited = document.body.citations.filter((use) => use.target === id);
    return [
      ...obstaclesAt(
        named.filter(({ path }) => entryOf(path) === null),
        'is about it',
      ),
      ...obstaclesAt(
        named.filter(({ path }) => entryOf(path) !== null),
        'lists it',
      ),
      ...obstaclesAt(cited, 'cites it'),
    ];
  });
}

/** Whether a file that is not there was there once, by its recorded address or by what mentions it. */
export function wasThere(model: Model, { kind, slug }: Located): boolean {
  const route = routeOf(kind, slug);
  return (
    model.recorded?.some(({ address }) => address === route) === true ||
    model.uses.some(({ link }) => link.kind === 'broken' && link.cause === 'page' && link.path === route) ||
    findNaming(model.documents, kind, slug).length > 0 ||
    (kind === citedKind && findCitingPlaces(model, slug).length > 0)
  );
}

/** Refuses an edit while a file cannot be read, because it may mention any other; null if all files can be read. */
export function refuseUnreadable(model: Model): Refused | null {
  const unread = [
    ...model.documents.filter((document) => !document.isReadable).map((document) => document.path),
    ...model.refused.map((one) => `${model.contentName}: ${one.kind} ${one.slug}`),
  ];
  if (unread.length === 0) return null;
  const obstacles = unread.map((position) => ({ position, what: 'cannot be read' }));
  return refuse(
    'A file that cannot be read may mention this one.',
    'Mend it first: `npm run check` and the studio say how.',
    obstacles,
  );
}
