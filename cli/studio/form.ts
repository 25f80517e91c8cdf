import { z } from 'zod';
import { capitalize } from '../core/text.ts';
import type { Kind } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { describeKeys, metaOf } from '../schema/describe.ts';
import { unwrapSchema } from '../schema/unwrap.ts';
import type { FormField, InputType } from './form-field.ts';
import { findFormWords } from './form-words.ts';

/** Texts that may have this many characters or more get a field of several lines. */
const long = 120;

/** The form of a kind of file: a field for each key, with its description or the form's own help. */
export function listFields(kind: Kind): FormField[] {
  return readFields(schemas[kind], [kind]);
}

/** The fields of a schema; `path` is the kind, then the keys that lead to it. */
function readFields(schema: z.ZodObject, path: readonly string[]): FormField[] {
  return describeKeys(schema).map(({ name: key, description, isRequired, example }) => {
    const way = [...path, key];
    const { label = writeLabel(key), help = description } = findFormWords(way);
    const input = readInput(schema.shape[key] as z.ZodType, way);
    return { key, label, help, isRequired, example: writeExample(example), input };
  });
}

/** A key as a label: `publishAt` is `Publish at`. */
function writeLabel(key: string): string {
  return capitalize(key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

/** The input for a schema. Titles get a single line, however long they may be. */
function readInput(schema: z.ZodType, path: readonly string[]): InputType {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodObject) return { type: 'keys', fields: readFields(inner, path) };
  if (inner instanceof z.ZodArray) return { type: 'list', item: readInput(inner.element as z.ZodType, path) };
  if (inner instanceof z.ZodUnion) return readUnion(inner.options as readonly z.ZodType[], path);
  if (inner instanceof z.ZodBoolean) return { type: 'switch' };
  if (inner instanceof z.ZodEnum)
    return { type: 'choice', choices: inner.options.map((value) => ({ value: String(value), label: String(value) })) };
  if (inner instanceof z.ZodISODate) return { type: 'date' };
  const maximum = inner instanceof z.ZodString ? (inner.maxLength ?? 0) : 0;
  return {
    type: 'text',
    isLong: maximum >= long && path.at(-1) !== 'title',
    isNumber: inner instanceof z.ZodNumber,
    names: metaOf(inner, 'names') ?? metaOf(inner, 'role') ?? null,
  };
}

/** The input for a union: its first plain value, and the group of keys that it may be instead. */
function readUnion(options: readonly z.ZodType[], path: readonly string[]): InputType {
  const group = options.map(unwrapSchema).find((one) => one instanceof z.ZodObject);
  const plain = options.find((one) => !(unwrapSchema(one) instanceof z.ZodObject));
  if (group === undefined)
    return { type: 'text', isLong: false, isNumber: options.some((one) => one instanceof z.ZodNumber), names: null };
  if (plain === undefined) return readInput(group, path);
  return { type: 'either', plain: readInput(plain, path), fields: readFields(group, path) };
}

function writeExample(example: unknown): string {
  if (example === undefined || typeof example === 'boolean') return '';
  const first = Array.isArray(example) ? example[0] : example;
  return typeof first === 'object' ? '' : String(first);
}
