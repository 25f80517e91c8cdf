import { z } from 'zod';
import { unwrapSchema } from './unwrap.ts';

/** What a schema says of one of its keys. */
export interface KeyText {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** A value that the key could hold; undefined for keys that every file fills in. */
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

/** The object inside a key: itself, or what its list holds where that is nothing else. */
function findObject(schema: z.ZodType): z.ZodObject | null {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray) return findObject(inner.element as z.ZodType);
  return inner instanceof z.ZodObject ? inner : null;
}

/** What was said of a schema, or of the one inside `optional` and `default`. */
export function metaOf<T = string>(schema: z.ZodType, key: string): T | undefined {
  const own = z.globalRegistry.get(schema)?.[key];
  const inner = unwrapSchema(schema);
  return (own ?? (inner === schema ? undefined : z.globalRegistry.get(inner)?.[key])) as T | undefined;
}
