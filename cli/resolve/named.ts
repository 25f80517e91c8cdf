import type { Span } from '../core/problem.ts';
import { isKind, type Kind, kindNames } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { KeyPath } from '../parse/yaml.ts';
import { createRoleFinder } from '../schema/roles.ts';

/** A value in front matter that refers to a file. */
export interface Named {
  readonly kind: Kind;
  readonly slug: string;
  readonly path: KeyPath;
}

/** The references to files in the front matter of a document. */
export function listNamed({ kind, frontMatter }: AnyDocument): Named[] {
  const found = finders.get(kind)?.(frontMatter) ?? [];
  return found.flatMap(({ role, text, path }) => (isKind(role) ? [{ kind: role, slug: text, path }] : []));
}

const finders = new Map(kindNames.map((kind) => [kind, createRoleFinder(schemas[kind], isKind)]));

/** All references to a file in the front matter of some documents. */
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
