import { readFile, rename, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Encode, Vector } from './sentence-encoder.ts';

/** The embeddings of the texts of a corpus, and of questions. */
export interface Embeddings {
  /** The embedding of an indexed text; undefined until all texts are indexed. */
  readonly get: (text: string) => Vector | undefined;
  /** The embedding of a question; null while nothing is indexed that it could be compared with. */
  readonly embed: (question: string) => Promise<Vector | null>;
  /** The embeddings of texts, indexed or not, in their order; null under the same condition. */
  readonly embedAll: (texts: readonly string[]) => Promise<readonly Vector[] | null>;
  /** Computes the embeddings of these texts and deletes all others. */
  readonly index: (texts: readonly string[]) => Promise<void>;
}

/** For a corpus without embeddings. */
export const noEmbeddings: Embeddings = {
  get: () => undefined,
  embed: async () => null,
  embedAll: async () => null,
  index: async () => {},
};

/** A file that caches embeddings between processes. */
export interface VectorFile {
  readonly path: string;
  /** The model; embeddings of another one cannot be compared. */
  readonly model: string;
}

type Known = ReadonlyMap<string, Vector>;

/** The size of a batch; its texts are padded to the longest. */
const batch = { characters: 600, texts: 10 };

/** Texts between two writes of the file: a server may be stopped in the minutes of the first indexing. */
const untilKept = 500;

function inBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (const text of [...texts].sort((a, b) => a.length - b.length)) {
    const last = batches.at(-1);
    const fits = last !== undefined && last.length < batch.texts && text.length * (last.length + 1) < batch.characters;
    if (fits) last.push(text);
    else batches.push([text]);
  }
  return batches;
}

/** The embeddings of an earlier process; none when the file is of another model, broken or missing. */
async function readKept({ path, model }: VectorFile): Promise<Map<string, Vector>> {
  try {
    const kept = deserialize(await readFile(path));
    return kept.model === model && kept.vectors instanceof Map ? kept.vectors : new Map();
  } catch {
    return new Map();
  }
}

async function keep({ path, model }: VectorFile, vectors: Known): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, serialize({ model, vectors }));
  await rename(temporary, path);
}

/**
 * Computes embeddings with an encoder; those computed before, in this process or the one that wrote `file`, are reused.
 */
export function createEmbeddings(encode: Encode, file: VectorFile | null = null): Embeddings {
  let known: Known = new Map();
  let latest: readonly string[] = [];
  /** All embeddings so far, also of texts that have been replaced since. */
  const encoded = file === null ? Promise.resolve(new Map<string, Vector>()) : readKept(file);

  /** Adds the embeddings of texts while they are wanted; false when they are not any more, or cannot be computed. */
  async function encodeInto(
    found: Map<string, Vector>,
    texts: readonly string[],
    isWanted: () => boolean = () => true,
  ): Promise<boolean> {
    for (const some of inBatches(texts)) {
      const vectors = await encode(some);
      if (vectors === null) return false;
      for (const [index, text] of some.entries()) {
        const vector = vectors[index];
        if (vector !== undefined) found.set(text, vector);
      }
      if (!isWanted()) return false;
    }
    return true;
  }

  return {
    get: (text) => known.get(text),
    embed: async (question) => (known.size === 0 ? null : ((await encode([question]))?.[0] ?? null)),
    async embedAll(texts) {
      // They may be replaced while others are computed.
      const indexed = known;
      if (indexed.size === 0) return null;
      const found = new Map<string, Vector>();
      const unknown = texts.filter((text) => !indexed.has(text));
      if (!(await encodeInto(found, unknown))) return null;
      return texts.flatMap((text) => indexed.get(text) ?? found.get(text) ?? []);
    },
    async index(texts) {
      latest = texts;
      const all = await encoded;
      const isLatest = () => latest === texts;
      if (!isLatest()) return;
      const wanted = new Set(texts);
      const unknown = [...wanted].filter((text) => !all.has(text));
      const sorted = unknown.sort((a, b) => a.length - b.length);
      for (let start = 0; start < sorted.length; start += untilKept) {
        if (!(await encodeInto(all, sorted.slice(start, start + untilKept), isLatest))) return;
        const isLast = start + untilKept >= sorted.length;
        // A failed write is reported at the end, when all embeddings are known.
        if (file !== null && !isLast) await keep(file, all).catch(() => undefined);
      }
      for (const text of all.keys()) if (!wanted.has(text)) all.delete(text);
      known = new Map(all);
      if (file !== null && unknown.length > 0) await keep(file, known);
    },
  };
}
