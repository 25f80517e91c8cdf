import { type Derived, inputFields, isSameText } from '../core/graph.ts';
import type { Problem } from '../core/problem.ts';
import type { SourceFile } from '../read/content.ts';
import { type AnyDocument, type Document, parseFile } from './document.ts';

/** A file through all its versions, as one document. */
export interface Followed {
  /** Whoever reads a field of it follows that field alone, and in front matter that key. */
  readonly document: AnyDocument;
  /** The mistakes that are found without knowing any other file. */
  readonly problems: Derived<readonly Problem[]>;
  /** Parses another version of the file. */
  readonly set: (file: SourceFile) => void;
}

/** Too large to be compared; a function cannot be. */
const uncompared: ReadonlySet<string | symbol> = new Set(['text', 'body', 'locate']);

/** Follows a file: what another version says in the same way as the one before stays as it was. */
export function followFile(first: SourceFile): Followed {
  let file = first;
  let last = parseFile(first);
  const matter = inputFields<object>(last.document.matter);
  const fields = inputFields({ ...last.document, problems: last.problems }, (before, after, key) =>
    uncompared.has(key) ? before === after : isSameText(before, after),
  );
  return {
    document: followFields(first, fields.now as AnyDocument, matter.now),
    problems: () => fields.now.problems,
    set(next) {
      if (next.text === file.text && next.changed === file.changed) return;
      const { document, problems } = parseFile(next);
      const locate = headOf(document) === headOf(last.document) ? last.document.locate : document.locate;
      file = next;
      last = { document: { ...document, locate }, problems };
      matter.set(document.matter);
      fields.set({ ...last.document, problems });
    },
  };
}

function followFields({ kind, slug, path }: SourceFile, now: AnyDocument, matter: object): AnyDocument {
  const document: Document = {
    kind,
    slug,
    path,
    matter,
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
    get matterLinks() {
      return now.matterLinks;
    },
    get locate() {
      return now.locate;
    },
    get body() {
      return now.body;
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
  const [first] = body.blocks;
  return isReadable && first !== undefined ? text.split('\n', first.at.line - 1).join('\n') : text;
}
