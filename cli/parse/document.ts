import type { SourceFile } from '../read/content.ts';
import type { Place, Problem } from '../report/problem.ts';
import { type Kind, type Matter, schemas } from '../schema/kinds.ts';
import { type Body, parseBody, type Use } from './body.ts';
import { indexLines } from './lines.ts';
import { parseMatter } from './matter.ts';
import { findMatterLinks } from './matter-links.ts';
import { validateMatter } from './validate.ts';
import type { KeyPath } from './yaml.ts';

/** One file, understood as far as its author's mistakes allow. */
export interface Document<K extends Kind = Kind> {
  readonly kind: K;
  readonly slug: string;
  readonly path: string;
  readonly text: string;
  readonly changed: string | null;
  /** The keys that are valid; all of them once a compile has no errors. */
  readonly matter: Partial<Matter<K>>;
  /** Whether the front matter could be read at all, and whether all of it is valid. */
  readonly isReadable: boolean;
  readonly isValid: boolean;
  readonly matterLinks: readonly (Use & { readonly key: KeyPath })[];
  /** The place of a front-matter key or value. */
  readonly locate: (path: KeyPath, part?: 'key' | 'value') => Place;
  readonly body: Body;
  /** False when the front matter hides where the body begins. */
  readonly hasBody: boolean;
}

export type AnyDocument = { [K in Kind]: Document<K> }[Kind];

export interface Parsed {
  readonly document: AnyDocument;
  readonly problems: readonly Problem[];
}

/** Parses one file. It depends on nothing but the file, so an unchanged file need not be parsed again. */
export function parseFile(file: SourceFile): Parsed {
  const lines = indexLines(file.path, file.text);
  const matter = parseMatter(file.path, file.text, lines);
  const isReadable = matter.problems.length === 0;
  const schema = schemas[file.kind];
  const checked = isReadable ? validateMatter(schema, matter.data, matter.locate) : { matter: {}, problems: [] };
  const { body, problems } = parseBody(matter.body ?? '', lines);
  const matterLinks = findMatterLinks(schema, matter.data).map(({ target, path }) => ({
    target,
    key: path,
    at: matter.locate(path),
  }));
  const document = {
    ...file,
    matter: checked.matter,
    isReadable,
    isValid: isReadable && checked.problems.length === 0,
    matterLinks,
    locate: matter.locate,
    body,
    hasBody: matter.body !== null && problems.length === 0,
  } as AnyDocument;
  return { document, problems: [...matter.problems, ...checked.problems, ...problems] };
}

/** The documents of one kind, in the order of their paths. */
export function documentsOf<K extends Kind>(documents: readonly AnyDocument[], kind: K): readonly Document<K>[] {
  return documents.filter((document) => document.kind === kind) as unknown as Document<K>[];
}
