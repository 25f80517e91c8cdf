import { readFile, rename, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Encode, Vector } from './sentence-encoder.ts';

/** The vectors of the texts that a corpus chooses among, and of questions. */
export interface Embeddings {
  /** What a text means that was learnt; there is nothing before all of them are known. */
  readonly get: (text: string) => Vector | undefined;
  /** The vector of what is asked; null as long as it could be compared with none. */
  readonly embed: (question: string) => Promise<Vector | null>;
  /** The vectors of texts that need not be learnt, in their order; null under the same condition. */
  readonly embedAll: (texts: readonly string[]) => Promise<readonly Vector[] | null>;
  /** Learns the texts to be compared with, and forgets all others. */
  readonly index: (texts: readonly string[]) => Promise<void>;
}

/** For a corpus that answers by words alone. */
export const noEmbeddings: Embeddings = {
  get: () => undefined,
  embed: async () => null,
  embedAll: async () => null,
  index: async () => {},
};

/** Where vectors outlast the process. */
export interface VectorFile {
  readonly path: string;
  /** Names the model: vectors of another one mean nothing here. */
  readonly model: string;
}

type Known = ReadonlyMap<string, Vector>;

/** Characters that are encoded in one go: texts of a batch are filled up to the longest. */
const batch = { characters: 600, texts: 10 };

/** So many texts are learnt between two times that they are kept: a server may be stopped in the minutes of the first learning. */
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

/** What an earlier process kept; nothing when the file is of another model, broken or not there. */
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

/** Learns with an encoder; of texts that were learnt before, in this process or in the one that wrote `file`, the vectors are used again. */
export function createEmbeddings(encode: Encode, file: VectorFile | null = null): Embeddings {
  let known: Known = new Map();
  let latest: readonly string[] = [];
  /** What was encoded so far, also for texts that others have since replaced. */
  const encoded = file === null ? Promise.resolve(new Map<string, Vector>()) : readKept(file);

  /** Adds the vectors of texts, as long as they are wanted; false when they are not, or cannot be computed. */
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
      const found = new Map<string, Vector>();
      if (known.size === 0 || !(await encodeInto(found, texts))) return null;
      return texts.flatMap((text) => found.get(text) ?? []);
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
        // That it cannot be kept is told at the end, when all is known.
        if (file !== null && !isLast) await keep(file, all).catch(() => undefined);
      }
      for (const text of all.keys()) if (!wanted.has(text)) all.delete(text);
      known = new Map(all);
      if (file !== null && unknown.length > 0) await keep(file, known);
    },
  };
}
