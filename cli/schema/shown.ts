import { z } from 'zod';
import { metaOf } from './describe.ts';
import { unwrapSchema } from './unwrap.ts';

declare const mark: unique symbol;

/** The type of a field that goes to the screen as its author wrote it. */
interface Shown {
  readonly [mark]: true;
}

/** Says of a field that it goes to the screen as it is: its type is known there without being written again. */
export function shown<T extends z.ZodType>(schema: T): T & Shown {
  return schema.meta({ ...schema.meta(), shown: true }) as T & Shown;
}

/** A value as the screen gets it: what is left out is null. */
type Json<T> = T extends undefined
  ? null
  : T extends readonly (infer Item)[]
    ? readonly Json<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]-?: Json<T[Key]> }
      : T;

/** What of the front matter of a schema goes to the screen as it is. */
export type ShownOf<S extends z.ZodObject> = {
  readonly [Key in keyof S['shape'] as S['shape'][Key] extends Shown ? Key : never]: Json<z.infer<S['shape'][Key]>>;
};

/** The keys of a schema that go to the screen as they are, with their schemas, in their order. */
function listShown(schema: z.ZodObject): readonly (readonly [key: string, schema: z.ZodType])[] {
  return Object.entries<z.ZodType>(schema.shape).filter(([, part]) => z.globalRegistry.get(part)?.shown === true);
}

/** What of valid front matter goes to the screen as it is, but for its apostrophes. */
export function pickShown<S extends z.ZodObject>(schema: S, frontMatter: z.infer<S>): ShownOf<S> {
  const values: Readonly<Record<string, unknown>> = frontMatter;
  return Object.fromEntries(listShown(schema).map(([key, part]) => [key, toJson(part, values[key])])) as ShownOf<S>;
}

/** The same as a type, as a file of TypeScript has it, with what each field means above it. */
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
  if (typeof value === 'string') return setApostrophes(value);
  if (!(inner instanceof z.ZodObject)) return value;
  const values = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries<z.ZodType>(inner.shape).map(([key, part]) => [key, toJson(part, values[key])]),
  );
}

/** A text with the apostrophes within its words as they are printed; an address, which has no space, stays as it is. */
function setApostrophes(text: string): string {
  return text.includes(' ') ? text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’') : text;
}
