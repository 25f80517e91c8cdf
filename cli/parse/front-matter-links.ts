import { z } from 'zod';
import { type Kind, kindNames } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { unwrapSchema } from '../schema/unwrap.ts';
import type { KeyPath } from './yaml.ts';

/** An address in front matter and where it stands. */
export interface FrontMatterLink {
  readonly target: string;
  readonly path: KeyPath;
}

type Find = (data: unknown, path: KeyPath) => FrontMatterLink[];

/** Every value of front matter that its schema calls a link, whatever else is wrong in the file. */
export function findFrontMatterLinks(kind: Kind, data: unknown): FrontMatterLink[] {
  return finders.get(kind)?.(data, []) ?? [];
}

/** What finds the links in the values of a schema; null where it has none. */
function createFinder(schema: z.ZodType): Find | null {
  const inner = unwrapSchema(schema);
  if (z.globalRegistry.get(inner)?.role === 'link')
    return (data, path) => (typeof data === 'string' && data.trim() !== '' ? [{ target: data.trim(), path }] : []);
  if (inner instanceof z.ZodArray) {
    const find = createFinder(inner.element as z.ZodType);
    return (
      find && ((data, path) => (Array.isArray(data) ? data.flatMap((item, index) => find(item, [...path, index])) : []))
    );
  }
  if (!(inner instanceof z.ZodObject)) return null;
  const parts = Object.entries(inner.shape).flatMap(([key, part]) => {
    const find = createFinder(part as z.ZodType);
    return find === null ? [] : [{ key, find }];
  });
  if (parts.length === 0) return null;
  return (data, path) =>
    data === null || typeof data !== 'object' || Array.isArray(data)
      ? []
      : parts.flatMap(({ key, find }) => find((data as Record<string, unknown>)[key], [...path, key]));
}

const finders: ReadonlyMap<Kind, Find | null> = new Map(kindNames.map((kind) => [kind, createFinder(schemas[kind])]));
