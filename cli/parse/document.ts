import { anchorOfLabel } from '../core/labels.ts';
import { createProblem, type Problem, type Span, startOf } from '../core/problem.ts';
import { ownText } from '../core/text.ts';
import { collections, folderOf, isCollection, nameOne } from '../kinds/paths.ts';
import { type FrontMatter, type Kind, kindNames } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { SourceFile } from '../read/content.ts';
import { createRoleFinder } from '../schema/roles.ts';
import { type ParsedBody, parseBody, type Use } from './body.ts';
import { findCharacters } from './characters.ts';
import { parseFrontMatter, readBodyText, refuseFile } from './front-matter.ts';
import { indexLines, type Lines } from './lines.ts';
import { findMergeMarkers } from './merge-markers.ts';
import { findQuotedValues } from './quoted-values.ts';
import { validateFrontMatter, type WrongName } from './validate.ts';
import type { KeyPath } from './yaml.ts';

/** One parsed file; mistakes in it may leave parts unread. */
export interface Document<K extends Kind = Kind> {
  readonly kind: K;
  readonly slug: string;
  readonly path: string;
  readonly text: string;
  readonly changed: string | null;
  /** The valid keys; after a compile without errors these are all keys. */
  readonly frontMatter: Partial<FrontMatter<K>>;
  /** Whether the front matter could be read at all, and whether all of it is valid. */
  readonly isReadable: boolean;
  readonly isValid: boolean;
  /** Values that should name a group, topic or publication but are not valid names. */
  readonly wrongNames: readonly WrongName[];
  readonly frontMatterLinks: readonly (Use & { readonly key: KeyPath; readonly isImage: boolean })[];
  /** The place of a front-matter key or value. */
  readonly locate: (path: KeyPath, part?: 'key' | 'value') => Span;
  readonly body: ParsedBody;
  /** False if it is unclear where the front matter ends and the body begins. */
  readonly hasBody: boolean;
  readonly summary: ReturnType<typeof summarise>;
}

export type AnyDocument = { [K in Kind]: Document<K> }[Kind];

export interface Parsed {
  readonly document: AnyDocument;
  readonly problems: readonly Problem[];
}

/** Finds the values that a schema declares as links, even in a file that has other problems. */
const linkFinders = new Map(
  kindNames.map((kind) => [kind, createRoleFinder(schemas[kind], (role) => role === 'link')]),
);

/** Parses one file. The result depends only on the file, so an unchanged file need not be parsed again. */
export function parseFile(file: SourceFile): Parsed {
  const lines = indexLines(file.path, file.text);
  const conflict = findMergeMarkers(file.text, lines);
  const frontMatter =
    conflict === null ? parseFrontMatter(file.path, file.text, lines) : refuseFile(file.path, conflict);
  const isReadable = frontMatter.problems.length === 0;
  const schema = schemas[file.kind];
  const validated = isReadable
    ? validateFrontMatter(schema, frontMatter.data, frontMatter)
    : { frontMatter: {}, problems: [], wrongNames: [] };
  const hasUnknown = validated.problems.some(({ rule }) => rule === 'unknown-key');
  const misplaced = hasUnknown ? findMisplaced(file, frontMatter.data) : null;
  const checked = misplaced === null ? validated : { ...validated, problems: [misplaced] };
  const { body, problems } = parseBody(frontMatter.body ?? '', lines);
  const frontMatterLinks = (linkFinders.get(file.kind)?.(frontMatter.data) ?? [])
    .map(({ text, path, isImage }) => ({ target: text.trim(), key: path, at: frontMatter.locate(path), isImage }))
    .filter(({ target }) => target !== '');
  const document = {
    ...file,
    frontMatter: checked.frontMatter,
    isReadable,
    isValid: isReadable && checked.problems.length === 0 && checked.wrongNames.length === 0,
    wrongNames: checked.wrongNames,
    frontMatterLinks,
    locate: frontMatter.locate,
    body,
    hasBody: frontMatter.body !== null && problems.length === 0,
    summary: summarise(body),
  } as AnyDocument;
  const head = file.text.slice(0, Math.max(file.text.indexOf('\n---', 3), 0));
  const wrong = [...frontMatter.problems, ...checked.problems, ...checked.wrongNames.map(({ at }) => at)];
  const reported = new Set(wrong.map(({ line }) => line));
  const isText = conflict === null && frontMatter.problems[0]?.form !== 'office';
  const odd = isText ? [...findCharacters(file.text, lines), ...findQuotedValues(head, lines)] : [];
  const characters = odd.filter(({ line, level }) => level === 'error' || !reported.has(line));
  const stray = isReadable ? findStrayKey(file.text, frontMatter.body ?? '', Object.keys(schema.shape), lines) : [];
  return {
    document,
    problems: [...frontMatter.problems, ...checked.problems, ...problems, ...characters, ...stray],
  };
}

/** A file whose keys are all those of another kind, with everything that it needs. */
function findMisplaced({ kind, path }: SourceFile, data: unknown): Problem | null {
  const meant = isCollection(kind) ? collections.find((one) => schemas[one].safeParse(data).success) : undefined;
  if (meant === undefined) return null;
  const reason = `This looks like ${nameOne(meant)}.`;
  const hint = `Move it to \`${folderOf(meant)}/\`.`;
  return createProblem('unknown-key', 'error', { at: startOf(path), reason, hint });
}

/** Only the body of a file, the same as `parseFile` returns it. */
export function parseBodyOf({ path, text }: SourceFile): ParsedBody {
  const lines = indexLines(path, text);
  const body = findMergeMarkers(text, lines) === null ? readBodyText(text) : null;
  return parseBody(body ?? '', lines).body;
}

/** The parts of a body that other files depend on, or that are checked again when other files change. */
function summarise({ headings, labels, citations, figures }: ParsedBody) {
  return {
    /** The anchors of the headings and labels. */
    anchors: [...headings.map(({ id }) => id), ...labels.map(({ target }) => anchorOfLabel(target))],
    /** The publications that it cites, one entry per citation. */
    cited: citations.map(({ target }) => ownText(target)),
    /** The names of its figures. */
    figures: figures.map(({ target }) => ownText(target)),
  };
}

/** A key right below the second `---`, where it is text instead of front matter. */
function findStrayKey(text: string, body: string, keys: readonly string[], lines: Lines): Problem[] {
  const start = body.search(/\S/);
  const key = /^([A-Za-z]\w*): /.exec(body.slice(Math.max(start, 0), start + 80))?.[1];
  if (key === undefined || !keys.includes(key)) return [];
  const end = text.indexOf('\n', start);
  const at = lines.at(start, end === -1 ? text.length : end);
  const reason = `\`${key}\` stands below the \`---\` that ends the front matter, so it is text and has no effect.`;
  const hint = 'Move the line above that `---`; there are two such lines, and no third.';
  return [createProblem('front-matter', 'error', { at, reason, hint })];
}

/** The documents of one kind, ordered by path. */
export function documentsOf<K extends Kind>(documents: readonly AnyDocument[], kind: K): readonly Document<K>[] {
  return documents.filter((document) => document.kind === kind) as unknown as Document<K>[];
}

/** The value of a front-matter key in a document of any kind. */
export function readKey({ frontMatter }: Document, key: string): unknown {
  const values: Readonly<Record<string, unknown>> = frontMatter;
  return values[key];
}

/** A file whose front matter has mistakes was asked for what stands there. */
export class InvalidFrontMatter extends Error {}

/**
 * The complete front matter of a document without errors. It throws otherwise: no file is written while there are errors,
 * and a page that shows such a document cannot be made.
 */
export function wholeFrontMatter<K extends Kind>(document: Document<K>): FrontMatter<K> {
  if (!document.isValid) throw new InvalidFrontMatter(`${document.path} was emitted with invalid front matter`);
  return document.frontMatter as FrontMatter<K>;
}
