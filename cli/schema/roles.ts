import { z } from 'zod';
import { unwrapSchema } from './unwrap.ts';

/** A text in front matter whose key has a role, such as a link or the name of a file, with the path of its key. */
export interface RoleUse {
  readonly role: string;
  /** Whether it is the address of a picture. */
  readonly isImage: boolean;
  readonly text: string;
  readonly path: readonly PropertyKey[];
}

type Find = (value: unknown, path?: RoleUse['path']) => readonly RoleUse[];

/** A function that finds the texts with a role in a value of a schema, valid or not; null when no key has such a role. */
export function createRoleFinder(schema: z.ZodType, isMeant: (role: string) => boolean): Find | null {
  const inner = unwrapSchema(schema);
  const { role, names } = z.globalRegistry.get(inner) ?? {};
  const isImage = names === 'picture';
  if (typeof role === 'string' && isMeant(role))
    return (value, path = []) => (typeof value === 'string' ? [{ role, isImage, text: value, path }] : []);
  if (inner instanceof z.ZodUnion) {
    const finders = inner.options.flatMap((option) => createRoleFinder(option as z.ZodType, isMeant) ?? []);
    const find: Find = (value, path) => finders.map((one) => one(value, path)).find(({ length }) => length > 0) ?? [];
    return finders.length === 0 ? null : find;
  }
  if (inner instanceof z.ZodArray) {
    const find = createRoleFinder(inner.element as z.ZodType, isMeant);
    const findAll: Find = (value, path = []) =>
      Array.isArray(value) ? value.flatMap((item, index) => find?.(item, [...path, index]) ?? []) : [];
    return find && findAll;
  }
  if (!(inner instanceof z.ZodObject)) return null;
  const parts = Object.entries<z.ZodType>(inner.shape).flatMap(([key, part]) => {
    const find = createRoleFinder(part, isMeant);
    return find === null ? [] : [{ key, find }];
  });
  const findInside: Find = (value, path = []) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? []
      : parts.flatMap(({ key, find }) => find((value as Record<string, unknown>)[key], [...path, key]));
  return parts.length === 0 ? null : findInside;
}
