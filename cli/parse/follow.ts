import { type Derived, inputFields, isSameText } from '../core/graph.ts';
import type { Problem } from '../core/problem.ts';
import type { SourceFile } from '../read/content.ts';
import type { ParsedBody } from './body.ts';
import { type AnyDocument, type Document, type Parsed, parseBodyOf, parseFile } from './document.ts';

/** A file through all its versions, as one document. */
export interface Followed {
  /** Whoever reads a field of it follows that field alone, and in front matter that key. */
  readonly document: AnyDocument;
  /** The mistakes that are found without knowing any other file. */
  readonly problems: Derived<readonly Problem[]>;
  /** Parses another version of the file. */
  readonly set: (file: SourceFile) => void;
}

/** What of a file is large, and quickly made again. */
interface Trees {
  readonly body: ParsedBody;
  /** Null where the text below the front matter alone was parsed again. */
  readonly locate: Document['locate'] | null;
}

/** The bodies of files and the places in their front matter, each by the version that it is of. */
export interface Bodies {
  readonly read: (file: SourceFile) => ParsedBody;
  readonly locate: (file: SourceFile) => Document['locate'];
  readonly add: (file: SourceFile, document: Pick<AnyDocument, 'body' | 'locate'>) => void;
  /** Keeps none any longer. */
  readonly clear: () => void;
}

/**
 * Keeps the bodies that were asked for last and parses the others again: the trees of ten thousand pages are larger than
 * all else together.
 */
export function keepBodies(limit: number): Bodies {
  const recent = new Map<SourceFile, Trees>();
  function keep<T extends Trees>(file: SourceFile, trees: T): T {
    recent.delete(file);
    recent.set(file, trees);
    const [oldest] = recent.size > limit ? recent.keys() : [];
    if (oldest !== undefined) recent.delete(oldest);
    return trees;
  }
  return {
    add: (file, { body, locate }) => void keep(file, { body, locate }),
    clear: () => recent.clear(),
    read: (file) => keep(file, recent.get(file) ?? { body: parseBodyOf(file), locate: null }).body,
    locate(file) {
      const { body, locate = null } = recent.get(file) ?? {};
      if (body !== undefined && locate !== null) return locate;
      const { document } = parseFile(file);
      return keep(file, { body: body ?? document.body, locate: document.locate }).locate;
    },
  };
}

/** What is known of a file all the time. */
function readFields(file: SourceFile, { document, problems }: Parsed) {
  const { text, changed, isReadable, isValid, wrongNames, frontMatterLinks, hasBody, summary } = document;
  const head = headOf(document);
  return { file, text, head, changed, isReadable, isValid, wrongNames, frontMatterLinks, hasBody, summary, problems };
}

type Known = ReturnType<typeof readFields>;

/** Too large to be compared letter by letter when they are other objects. */
const uncompared: ReadonlySet<string | symbol> = new Set(['file', 'text', 'head']);

/** Follows a file: what another version says in the same way as the one before stays as it was. */
export function followFile(first: SourceFile, bodies: Bodies): Followed {
  let file = first;
  const parsed = parseFile(first);
  bodies.add(first, parsed.document);
  const frontMatter = inputFields<object>(parsed.document.frontMatter);
  const fields = inputFields(readFields(first, parsed), (before, after, key) =>
    uncompared.has(key) ? before === after : isSameText(before, after),
  );
  return {
    document: followFields(first, fields.now, frontMatter.now, bodies, () => file),
    problems: () => fields.now.problems,
    set(next) {
      if (next.text === file.text && next.changed === file.changed) return;
      const parsed = parseFile(next);
      bodies.add(next, parsed.document);
      file = next;
      frontMatter.set(parsed.document.frontMatter);
      fields.set(readFields(next, parsed));
    },
  };
}

function followFields(
  { kind, slug, path }: SourceFile,
  now: Known,
  frontMatter: object,
  bodies: Bodies,
  latest: () => SourceFile,
): AnyDocument {
  const document: Document = {
    kind,
    slug,
    path,
    frontMatter,
    get text() {
      return now.text;
    },
    get changed() {
      return now.changed;
    },
    get isReadable() {
      return now.isReadable;
    },
    get isValid() {
      return now.isValid;
    },
    get wrongNames() {
      return now.wrongNames;
    },
    get frontMatterLinks() {
      return now.frontMatterLinks;
    },
    /** Whoever asks for places in front matter follows what they follow from, and no word of the text below. */
    get locate() {
      void now.head;
      return (...asked: Parameters<Document['locate']>) => bodies.locate(latest())(...asked);
    },
    get body() {
      return bodies.read(now.file);
    },
    get hasBody() {
      return now.hasBody;
    },
    get summary() {
      return now.summary;
    },
  };
  return document as AnyDocument;
}

/** What the places in front matter follow from: all that stands above the text. */
function headOf({ text, isReadable, body }: AnyDocument): string {
  const line = body.root.children[0]?.position?.start.line;
  return isReadable && line !== undefined ? text.split('\n', line - 1).join('\n') : text;
}
