import { z } from 'zod';
import { setQuotes } from '../core/text.ts';
import { metaOf } from './describe.ts';
import { unwrapSchema } from './unwrap.ts';

declare const mark: unique symbol;

/** Marks the type of a key that is passed to the screen unchanged. */
interface Shown {
  readonly [mark]: true;
}

/** Marks a key that is passed to the screen unchanged; its type there follows from the schema. */
export function shown<T extends z.ZodType>(schema: T): T & Shown {
  return schema.meta({ ...schema.meta(), shown: true }) as T & Shown;
}

/** The type of a value on the screen, where null replaces undefined. */
type Json<T> = T extends undefined
  ? null
  : T extends readonly (infer Item)[]
    ? readonly Json<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]-?: Json<T[Key]> }
      : T;

/** The marked keys of a schema, as the screen gets them. */
export type ShownOf<S extends z.ZodObject> = {
  readonly [Key in keyof S['shape'] as S['shape'][Key] extends Shown ? Key : never]: Json<z.infer<S['shape'][Key]>>;
};

/** The marked keys of a schema, in their order. */
function listShown(schema: z.ZodObject): readonly (readonly [key: string, schema: z.ZodType])[] {
  return Object.entries<z.ZodType>(schema.shape).filter(([, part]) => z.globalRegistry.get(part)?.shown === true);
}

/** The values of the marked keys in valid front matter, with typographic quotes. */
export function pickShown<S extends z.ZodObject>(schema: S, frontMatter: z.infer<S>): ShownOf<S> {
  const values: Readonly<Record<string, unknown>> = frontMatter;
  return Object.fromEntries(listShown(schema).map(([key, part]) => [key, toJson(part, values[key])])) as ShownOf<S>;
}

/** The TypeScript source of the type of these values, with the description of each key as a comment. */
export function writeShownType(schema: z.ZodObject): string {
  return writeFields(listShown(schema), '    ');
}

function writeFields(fields: readonly (readonly [key: string, schema: z.ZodType])[], indent: string): string {
  const lines = fields.map(([key, part]) => {
    const description = metaOf(part, 'description');
    const comment = description === undefined ? '' : `${indent}/** ${description} */\n`;
    return `${comment}${indent}readonly ${key}: ${writeType(part, indent)};\n`;
  });
  return `{\n${lines.join('')}${indent.slice(2)}}`;
}

function writeType(schema: z.ZodType, indent: string): string {
  const inner = unwrapSchema(schema);
  const orNull = schema instanceof z.ZodOptional ? ' | null' : '';
  if (inner instanceof z.ZodArray) return `readonly ${writeType(inner.element as z.ZodType, indent)}[]${orNull}`;
  if (inner instanceof z.ZodObject) return `${writeFields(Object.entries(inner.shape), `${indent}  `)}${orNull}`;
  return `${inner.type}${orNull}`;
}

function toJson(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toJson(inner.element as z.ZodType, item));
  if (typeof value === 'string') return setQuotes(value);
  if (!(inner instanceof z.ZodObject)) return value;
  const values = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries<z.ZodType>(inner.shape).map(([key, part]) => [key, toJson(part, values[key])]),
  );
}
