import { z } from 'zod';
import { unwrapSchema } from './unwrap.ts';

/** A key of a schema with its description. */
export interface KeyText {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** An example of a value; keys that every file has need none. */
  readonly example: unknown;
  /** The keys inside, for a group of keys or a list of such groups. */
  readonly inner: readonly KeyText[];
}

/** The keys of a schema in their order, each with its description. */
export function describeKeys(schema: z.ZodType): KeyText[] {
  const object = findObject(schema);
  if (object === null) return [];
  return Object.entries(object.shape).map(([name, part]) => {
    const key = part as z.ZodType;
    return {
      name,
      description: metaOf(key, 'description') ?? '',
      isRequired: !key.safeParse(undefined).success,
      example: metaOf<unknown[]>(key, 'examples')?.[0],
      inner: describeKeys(key),
    };
  });
}

/** The object schema of a key, or of the items of its array; null when it has none. */
function findObject(schema: z.ZodType): z.ZodObject | null {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray) return findObject(inner.element as z.ZodType);
  return inner instanceof z.ZodObject ? inner : null;
}

/** A value of the metadata of a schema, or of the one inside `optional` and `default`. */
export function metaOf<T = string>(schema: z.ZodType, key: string): T | undefined {
  const own = z.globalRegistry.get(schema)?.[key];
  const inner = unwrapSchema(schema);
  return (own ?? (inner === schema ? undefined : z.globalRegistry.get(inner)?.[key])) as T | undefined;
}
