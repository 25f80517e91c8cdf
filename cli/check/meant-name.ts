import { editDistance } from '../core/nearest.ts';
import { slugify } from '../core/slug.ts';
import { routedCollections, routeOf } from '../kinds/paths.ts';
import type { Kind } from '../kinds/registry.ts';
import { hiddenSigns } from '../parse/characters.ts';
import type { Model } from '../resolve/model.ts';

/**
 * Whether what is written means a name without a doubt: the same slug, perhaps with its folder or extension, or one
 * letter away from it and from no other name. Different digits, such as two years, are never the same name.
 */
export function isMeant(written: string, meant: string, valid: Iterable<string>): boolean {
  const plain = slugify(written.replace(hiddenSigns, '').replace(/^.*\/(?=.)|^\W*@|\.(?:md|html?)$/gi, ''));
  if (plain === slugify(meant) && plain !== '') return true;
  if (plain.length < 4 || digitsOf(plain) !== digitsOf(meant)) return false;
  const near = [...new Set(valid)].filter((name) => isOneAway(plain, name.toLowerCase()));
  return near.length === 1 && near[0] === meant;
}

function isOneAway(word: string, other: string): boolean {
  return Math.abs(word.length - other.length) <= 1 && editDistance(word, other) <= 1;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The slug of the file that had a name before it was moved, by the alias that it left. */
export function findMoved(model: Model, kind: Kind, written: string): string | undefined {
  const route = model.addresses.aliases.get(routeOf(kind, slugOf(written)) ?? '');
  return route === undefined ? undefined : model.addresses.routes.get(route)?.slug;
}

/** The new address of a page that was moved; null if there is none or more than one. */
export function findMovedRoute({ addresses }: Model, written: string): string | null {
  const slug = slugOf(written);
  const found = new Set(routedCollections.flatMap((kind) => addresses.aliases.get(routeOf(kind, slug) ?? '') ?? []));
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The last segment of an address or path, without its extension. */
export function slugOf(written: string): string {
  return written
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.(?:md|html?)$/i, '');
}
