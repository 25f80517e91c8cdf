import { type Input, input, isSameText } from '../core/graph.ts';
import type { Memo, Split } from '../core/memo.ts';
import type { Problem } from '../core/problem.ts';
import { type Kind, kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { SourceFile } from '../read/content.ts';
import type { ParsedBody } from './body.ts';
import { type AnyDocument, type Document, type Parsed, parseBodyOf, parseFile } from './document.ts';

/** A document that stays the same object across versions of its file: `text` and `body` depend on every change, other fields only on their own values. */
export type Followed = AnyDocument & {
  /** The mistakes that are found without knowing any other file. */
  readonly problems: readonly Problem[];
  /** Replaces the current version. */
  readonly set: (file: SourceFile) => void;
};

/** The parts of a parsed file that are large but cheap to compute again. */
interface Trees {
  readonly body: ParsedBody;
  /** Null if only the body was parsed again. */
  readonly locate: Document['locate'] | null;
}

/** A cache of bodies and front-matter places, by version of the file. */
export type Bodies = ReturnType<typeof keepBodies>;

/**
 * Caches the most recently parsed bodies and parses others again, because the trees of ten thousand pages need more
 * memory than everything else together.
 */
export function keepBodies(limit: number) {
  const recent = new Map<SourceFile, Trees>();
  function keep<T extends Trees>(file: SourceFile, trees: T): T {
    recent.delete(file);
    recent.set(file, trees);
    const [oldest] = recent.size > limit ? recent.keys() : [];
    if (oldest !== undefined) recent.delete(oldest);
    return trees;
  }
  return {
    add: (file: SourceFile, { body, locate }: AnyDocument) => void keep(file, { body, locate }),
    clear: () => recent.clear(),
    read: (file: SourceFile) => (recent.get(file) ?? keep(file, { body: parseBodyOf(file), locate: null })).body,
    locate(file: SourceFile) {
      const { body, locate = null } = recent.get(file) ?? {};
      if (body !== undefined && locate !== null) return locate;
      const { document } = parseFile(file);
      return keep(file, { body: body ?? document.body, locate: document.locate }).locate;
    },
  };
}

/** The parts of a parsed file that are always kept. */
function readFacts({ document, problems }: Parsed) {
  const { text, frontMatter, changed, isReadable, isValid, wrongNames, frontMatterLinks, hasBody, summary } = document;
  // The places in the front matter depend only on the part of the file above the body.
  const head = isReadable ? text.slice(0, document.body.root.children[0]?.position?.start.offset) : text;
  const facts = { head, frontMatter, changed, isReadable, isValid, wrongNames, frontMatterLinks, hasBody, summary };
  return { facts, problems };
}

type Facts = ReturnType<typeof readFacts>;

/**
 * Whether pages read a key of the front matter of another file only to show it: the title and the description, and all
 * keys of a publication.
 */
function isShown(kind: Kind, key: string): boolean {
  return kinds[kind].isCited === true ? key in schemas[kind].shape : key === 'title' || key === 'description';
}

/** The date of the last commit is in neither part: values that use it record that they read the file. */
function splitFacts(kind: Kind, { facts }: Facts): Split {
  const { head, changed: _, frontMatter, ...rest } = facts;
  const keys = Object.entries(frontMatter);
  return {
    facts: [rest, keys.filter(([key]) => !isShown(kind, key))],
    shown: [head, keys.filter(([key]) => isShown(kind, key))],
  };
}

/** Follows a file, which is parsed when a field other than its text is first read. */
export function followFile(first: SourceFile, bodies: Bodies, memo: Memo): Followed {
  return new FollowedFile(first, bodies, memo) as unknown as Followed;
}

/** A class, so that the objects of ten thousand files share their accessors. */
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
    const make = () => {
      const parsed = parseFile(this.#latest);
      this.#bodies.add(this.#latest, parsed.document);
      return readFacts(parsed);
    };
    return this.#memo.parse(this.#latest, make, (made) => splitFacts(this.kind, made));
  }

  get #known() {
    if (this.#parsed === undefined) {
      const { facts, problems } = this.#parse();
      const frontMatter = this.#memo.follow(this.path, facts.frontMatter, (key) => isShown(this.kind, key));
      this.#parsed = { facts: input({ ...facts, frontMatter }, isSameText), problems: input(problems, isSameText) };
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

  /** Places in the front matter depend on the facts, which include `head`, not on the text of the body. */
  get locate(): Document['locate'] {
    void this.facts;
    this.#memo.recordShown(this.path);
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
