import { z } from 'zod';
import type { Span } from '../core/problem.ts';
import { isKind, type Kind } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { KeyPath } from '../parse/yaml.ts';
import { unwrapSchema } from '../schema/unwrap.ts';

/** A value in front matter that is the name of a file. */
export interface Named {
  readonly kind: Kind;
  readonly slug: string;
  readonly path: KeyPath;
}

/** The files that the front matter of a document names. */
export function listNamed(document: AnyDocument): Named[] {
  return findNamed(schemas[document.kind], document.frontMatter, []);
}

/** Where front matter names a file, in whichever document. */
export function findNaming(
  documents: readonly AnyDocument[],
  kind: Kind,
  slug: string,
): { readonly document: AnyDocument; readonly path: KeyPath; readonly at: Span }[] {
  return documents.flatMap((document) =>
    listNamed(document).flatMap((named) =>
      named.kind === kind && named.slug === slug
        ? [{ document, path: named.path, at: document.locate(named.path) }]
        : [],
    ),
  );
}

function findNamed(schema: z.ZodType, value: unknown, path: KeyPath): Named[] {
  const inner = unwrapSchema(schema);
  const role = z.globalRegistry.get(inner)?.role;
  if (typeof value === 'string')
    return typeof role === 'string' && isKind(role) ? [{ kind: role, slug: value, path }] : [];
  if (inner instanceof z.ZodUnion)
    return (
      inner.options.map((option) => findNamed(option as z.ZodType, value, path)).find(({ length }) => length > 0) ?? []
    );
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => findNamed(inner.element as z.ZodType, item, [...path, index]));
  if (!(inner instanceof z.ZodObject) || value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const field: z.ZodType | undefined = inner.shape[key];
    return field === undefined ? [] : findNamed(field, part, [...path, key]);
  });
}

/** Whether a schema has a place for the name of a file of a kind. */
export function holdsRole(schema: z.ZodType, role: Kind): boolean {
  const inner = unwrapSchema(schema);
  if (z.globalRegistry.get(inner)?.role === role) return true;
  if (inner instanceof z.ZodUnion) return inner.options.some((option) => holdsRole(option as z.ZodType, role));
  if (inner instanceof z.ZodArray) return holdsRole(inner.element as z.ZodType, role);
  return inner instanceof z.ZodObject && Object.values<z.ZodType>(inner.shape).some((part) => holdsRole(part, role));
}
