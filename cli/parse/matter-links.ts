import { z } from 'zod';
import { unwrapSchema } from '../schema/unwrap.ts';
import type { KeyPath } from './yaml.ts';

/** An address in front matter and where it stands. */
export interface MatterLink {
  readonly target: string;
  readonly path: KeyPath;
}

/** Every value of front matter that its schema calls a link, whatever else is wrong in the file. */
export function findMatterLinks(schema: z.ZodType, data: unknown, path: KeyPath = []): MatterLink[] {
  const inner = unwrapSchema(schema);
  if (isLink(inner)) return typeof data === 'string' && data.trim() !== '' ? [{ target: data.trim(), path }] : [];
  if (data === null || typeof data !== 'object') return [];
  if (inner instanceof z.ZodArray) {
    return Array.isArray(data)
      ? data.flatMap((item, index) => findMatterLinks(inner.element as z.ZodType, item, [...path, index]))
      : [];
  }
  if (!(inner instanceof z.ZodObject) || Array.isArray(data)) return [];
  return Object.entries(inner.shape).flatMap(([key, part]) =>
    findMatterLinks(part as z.ZodType, (data as Record<string, unknown>)[key], [...path, key]),
  );
}

function isLink(schema: z.ZodType): boolean {
  return z.globalRegistry.get(schema)?.role === 'link';
}
