import { z } from 'zod';
import { lineAround } from '../core/splice.ts';
import { findClose } from '../edit/front-matter.ts';
import { isKind } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { slugsOf } from '../resolve/model.ts';
import { describeKeys, metaOf } from '../schema/describe.ts';
import { unwrapSchema } from '../schema/unwrap.ts';
import { listAddresses } from './complete-body.ts';
import { type Completion, type Cursor, type Offer, offerAt } from './completion.ts';
import { describeName } from './describe.ts';

/** Completions in front matter: the keys of the kind of file, and the values of each key. */
export function completeFrontMatter(cursor: Cursor): readonly Completion[] {
  const { offset } = cursor;
  const { text } = cursor.document;
  const { start, end } = lineAround(text, offset);
  const line = text.slice(start, offset);
  const key = /^([A-Za-z]*)$/.exec(line)?.[1];
  if (key !== undefined) return offerAt(cursor, key, listKeys(cursor, text.slice(offset, end)));
  const [, name, value] = /^([A-Za-z]\w*):\s+(?:.*[[,]\s*)?["']?([^\s"'[\],]*)$/.exec(line) ?? [];
  if (name !== undefined && value !== undefined) return offerAt(cursor, value, listValues(cursor, name));
  const item = /^\s*-\s+(?:\{\s*)?(?:id:\s*)?["']?([^\s"']*)$/.exec(line)?.[1];
  const above = keyAbove(text.slice(0, start));
  return item === undefined || above === undefined ? [] : offerAt(cursor, item, listValues(cursor, above));
}

/** The key to which the list item after a text belongs. */
function keyAbove(before: string): string | undefined {
  const lines = before.trimEnd().split('\n');
  const index = lines.findLastIndex((line) => !/^\s*(?:-\s|#|$)|^\s+\w/.test(line));
  return /^([A-Za-z]\w*):\s*(?:#.*)?$/.exec(lines[index] ?? '')?.[1];
}

function listKeys({ document: { text, kind } }: Cursor, rest: string): Offer[] {
  const close = findClose(text);
  const frontMatter = text.slice(0, close === -1 ? text.length : close);
  return describeKeys(schemas[kind])
    .filter(({ name }) => !new RegExp(`^${name}:`, 'm').test(frontMatter))
    .map(({ name, description, isRequired }) => ({
      kind: 'key',
      label: name,
      detail: isRequired ? 'needed' : '',
      help: description,
      piece: rest.startsWith(':') ? name : `${name}: `,
    }));
}

function listValues(cursor: Cursor, key: string): Offer[] {
  const shape: Readonly<Record<string, z.ZodType>> = schemas[cursor.document.kind].shape;
  const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
  return schema === undefined ? [] : listOf(cursor, schema);
}

/** The values of a schema, as far as they can be listed. */
function listOf(cursor: Cursor, schema: z.ZodType): Offer[] {
  const { model } = cursor.site;
  const inner = unwrapSchema(schema);
  const role = metaOf(schema, 'role') ?? '';
  if (isKind(role))
    return slugsOf(model, role).map((slug) => ({ kind: 'value', label: slug, ...describeName(model, role, slug) }));
  if (role === 'link') return listAddresses(cursor).map(({ label, detail, help = '' }) => value(label, detail, help));
  if (inner instanceof z.ZodArray) return listOf(cursor, inner.element as z.ZodType);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((one) => listOf(cursor, one as z.ZodType));
  if (inner instanceof z.ZodEnum) return inner.options.map((one) => value(String(one)));
  if (inner instanceof z.ZodBoolean) return [value('true'), value('false')];
  return [];
}

function value(label: string, detail = '', help = ''): Offer {
  return { kind: 'value', label, detail, help };
}
