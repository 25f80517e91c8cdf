import { type Input, input, isSameText } from '../core/graph.ts';
import type { Memo } from '../core/memo.ts';
import type { Problem } from '../core/problem.ts';
import type { SourceFile } from '../read/content.ts';
import type { ParsedBody } from './body.ts';
import { type AnyDocument, type Document, type Parsed, parseBodyOf, parseFile } from './document.ts';

/** A file through all its versions, as one document: whoever reads its text follows that, and whoever reads another field all else. */
export type Followed = AnyDocument & {
  /** The mistakes that are found without knowing any other file. */
  readonly problems: readonly Problem[];
  /** Puts another version in the place of the last one. */
  readonly set: (file: SourceFile) => void;
};

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
function readFacts({ document, problems }: Parsed) {
  const { text, frontMatter, changed, isReadable, isValid, wrongNames, frontMatterLinks, hasBody, summary } = document;
  // What the places in front matter follow from: all that stands above the text.
  const head = isReadable ? text.slice(0, document.body.root.children[0]?.position?.start.offset) : text;
  const facts = { head, frontMatter, changed, isReadable, isValid, wrongNames, frontMatterLinks, hasBody, summary };
  return { facts, problems };
}

type Facts = ReturnType<typeof readFacts>;

/** Follows a file, which is parsed when something of it but its text is first asked for. */
export function followFile(first: SourceFile, bodies: Bodies, memo: Memo): Followed {
  return new FollowedFile(first, bodies, memo) as unknown as Followed;
}

/** A class, since the objects of ten thousand files would have ten accessors each otherwise. */
class FollowedFile {
  readonly kind: SourceFile['kind'];
  readonly slug: string;
  readonly path: string;
  readonly #bodies: Bodies;
  readonly #memo: Memo;
  readonly #file: Input<SourceFile>;
  #parsed: { readonly [K in keyof Facts]: Input<Facts[K]> } | undefined;
  #latest: SourceFile;

  constructor(first: SourceFile, bodies: Bodies, memo: Memo) {
    this.kind = first.kind;
    this.slug = first.slug;
    this.path = first.path;
    this.#bodies = bodies;
    this.#memo = memo;
    this.#file = input(first);
    this.#latest = first;
  }

  set(next: SourceFile): void {
    if (next.text === this.#latest.text && next.changed === this.#latest.changed) return;
    this.#latest = next;
    this.#file.set(next);
    if (this.#parsed === undefined) return;
    const { facts, problems } = this.#parse();
    this.#parsed.facts.set(facts);
    this.#parsed.problems.set(problems);
  }

  #parse(): Facts {
    return this.#memo.parse(this.path, () => {
      const parsed = parseFile(this.#latest);
      this.#bodies.add(this.#latest, parsed.document);
      return readFacts(parsed);
    });
  }

  get #known() {
    if (this.#parsed === undefined) {
      const { facts, problems } = this.#parse();
      this.#parsed = { facts: input(facts, isSameText), problems: input(problems, isSameText) };
    }
    return this.#parsed;
  }

  get facts(): Facts['facts'] {
    return this.#known.facts.get();
  }

  get problems() {
    return this.#known.problems.get();
  }

  get text() {
    this.#memo.recordRead(this.path);
    return this.#file.get().text;
  }

  get body() {
    this.#memo.recordRead(this.path);
    return this.#bodies.read(this.#file.get());
  }

  get changed() {
    this.#memo.recordRead(this.path);
    return this.facts.changed;
  }

  /** Whoever asks for places in front matter follows what they follow from, and no word of the text below. */
  get locate(): Document['locate'] {
    void this.facts;
    return (...asked) => this.#bodies.locate(this.#latest)(...asked);
  }
}

for (const field of [
  'frontMatter',
  'isReadable',
  'isValid',
  'wrongNames',
  'frontMatterLinks',
  'hasBody',
  'summary',
] as const)
  Object.defineProperty(FollowedFile.prototype, field, {
    get(this: FollowedFile) {
      return this.facts[field];
    },
  });
