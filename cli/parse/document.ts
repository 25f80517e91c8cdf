import { anchorOfLabel } from '../core/labels.ts';
import { createProblem, type Place, type Problem } from '../core/problem.ts';
import { ownText } from '../core/text.ts';
import type { Kind, Matter } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { SourceFile } from '../read/content.ts';
import { type Body, type Heading, parseBody, type Use } from './body.ts';
import { findCharacters } from './characters.ts';
import { indexLines, type Lines } from './lines.ts';
import { parseMatter, readBodyText, refuseFile } from './matter.ts';
import { findMatterLinks } from './matter-links.ts';
import { findMergeMarkers } from './merge-markers.ts';
import { findQuotedValues } from './quoted-values.ts';
import { validateMatter, type WrongName } from './validate.ts';
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
  /** What names a group, topic or publication and cannot be the name of one. */
  readonly wrongNames: readonly WrongName[];
  readonly matterLinks: readonly (Use & { readonly key: KeyPath })[];
  /** The place of a front-matter key or value. */
  readonly locate: (path: KeyPath, part?: 'key' | 'value') => Place;
  readonly body: Body;
  /** False when the front matter hides where the body begins. */
  readonly hasBody: boolean;
  /** What other files may ask of the body. */
  readonly summary: Summary;
}

/** As much of a body as may concern other files, or be asked again when they change. */
export interface Summary {
  readonly headings: readonly Pick<Heading, 'id' | 'title' | 'depth'>[];
  /** The anchors of the headings and labels. */
  readonly anchors: readonly string[];
  /** The publications that it cites, each as often as it cites it. */
  readonly cited: readonly string[];
  /** The names of the figures that it shows. */
  readonly figures: readonly string[];
}

export type AnyDocument = { [K in Kind]: Document<K> }[Kind];

export interface Parsed {
  readonly document: AnyDocument;
  readonly problems: readonly Problem[];
}

/** Parses one file. It depends on nothing but the file, so an unchanged file need not be parsed again. */
export function parseFile(file: SourceFile): Parsed {
  const lines = indexLines(file.path, file.text);
  const conflict = findMergeMarkers(file.text, lines);
  const matter = conflict === null ? parseMatter(file.path, file.text, lines) : refuseFile(file.path, conflict);
  const isReadable = matter.problems.length === 0;
  const schema = schemas[file.kind];
  const checked = isReadable
    ? validateMatter(schema, matter.data, matter.locate)
    : { matter: {}, problems: [], wrongNames: [] };
  const { body, problems } = parseBody(matter.body ?? '', lines);
  const matterLinks = findMatterLinks(file.kind, matter.data).map(({ target, path }) => ({
    target,
    key: path,
    at: matter.locate(path),
  }));
  const document = {
    ...file,
    matter: checked.matter,
    isReadable,
    isValid: isReadable && checked.problems.length === 0 && checked.wrongNames.length === 0,
    wrongNames: checked.wrongNames,
    matterLinks,
    locate: matter.locate,
    body,
    hasBody: matter.body !== null && problems.length === 0,
    summary: summarise(body),
  } as AnyDocument;
  const frontMatter = file.text.slice(0, Math.max(file.text.indexOf('\n---', 3), 0));
  const told = new Set(
    [...matter.problems, ...checked.problems, ...checked.wrongNames.map(({ at }) => at)].map((one) => one.line),
  );
  const characters =
    conflict === null
      ? [...findCharacters(file.text, lines), ...findQuotedValues(frontMatter, lines)].filter(
          ({ line, level }) => level === 'error' || !told.has(line),
        )
      : [];
  const stray = isReadable ? findStrayKey(file.text, matter.body ?? '', Object.keys(schema.shape), lines) : [];
  return { document, problems: [...matter.problems, ...checked.problems, ...problems, ...characters, ...stray] };
}

/** The body of a file as `parseFile` gives it, and nothing else. */
export function parseBodyOf({ path, text }: SourceFile): Body {
  const lines = indexLines(path, text);
  const body = findMergeMarkers(text, lines) === null ? readBodyText(text) : null;
  return parseBody(body ?? '', lines).body;
}

function summarise({ headings, labels, citations, figures }: Body): Summary {
  return {
    headings: headings.map(({ id, title, depth }) => ({ id, title: ownText(title), depth })),
    anchors: [...headings.map(({ id }) => id), ...labels.map(({ target }) => anchorOfLabel(target))],
    cited: citations.map(({ target }) => ownText(target)),
    figures: figures.map(({ target }) => ownText(target)),
  };
}

/** A key right below the second `---`, where it is text and says nothing of the page. */
function findStrayKey(text: string, body: string, keys: readonly string[], lines: Lines): Problem[] {
  const start = body.search(/\S/);
  const key = /^([A-Za-z]\w*): /.exec(body.slice(Math.max(start, 0), start + 80))?.[1];
  if (key === undefined || !keys.includes(key)) return [];
  const end = text.indexOf('\n', start);
  return [
    createProblem('front-matter', 'error', {
      at: lines.at(start, end === -1 ? text.length : end),
      reason: `\`${key}\` stands below the \`---\` that ends the front matter, so it is text and has no effect.`,
      hint: 'Move the line above that `---`; there are two such lines, and no third.',
    }),
  ];
}

/** The documents of one kind, in the order of their paths. */
export function documentsOf<K extends Kind>(documents: readonly AnyDocument[], kind: K): readonly Document<K>[] {
  return documents.filter((document) => document.kind === kind) as unknown as Document<K>[];
}

/** The value of a key in the front matter of a document, whatever kind it is of. */
export function readKey({ matter }: Document, key: string): unknown {
  const values: Readonly<Record<string, unknown>> = matter;
  return values[key];
}
