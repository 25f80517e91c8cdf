import { readFile, rename, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Encode, Vector } from './sentence-encoder.ts';

/** The vectors of the texts that a corpus chooses among, and of questions. */
export interface Meanings {
  /** What a text means that was learnt; there is nothing before all of them are known. */
  readonly of: (text: string) => Vector | undefined;
  /** The vector of what is asked; null as long as it could be compared with none. */
  readonly read: (question: string) => Promise<Vector | null>;
  /** The vectors of texts that need not be learnt, in their order; null under the same condition. */
  readonly readAll: (texts: readonly string[]) => Promise<readonly Vector[] | null>;
  /** Learns the texts to be compared with, and forgets all others. */
  readonly learn: (texts: readonly string[]) => Promise<void>;
}

/** For a corpus that answers by words alone. */
export const noMeanings: Meanings = {
  of: () => undefined,
  read: async () => null,
  readAll: async () => null,
  learn: async () => {},
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
async function readKept({ path, model }: VectorFile): Promise<Known> {
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
export function createMeanings(encode: Encode, file: VectorFile | null = null): Meanings {
  let known: Known = new Map();
  let kept = file === null ? null : readKept(file);
  let latest: readonly string[] = [];

  async function encodeAll(texts: readonly string[]): Promise<Map<string, Vector> | null> {
    const found = new Map<string, Vector>();
    for (const some of inBatches(texts)) {
      const vectors = await encode(some);
      if (vectors === null) return null;
      for (const [index, text] of some.entries()) {
        const vector = vectors[index];
        if (vector !== undefined) found.set(text, vector);
      }
    }
    return found;
  }

  return {
    of: (text) => known.get(text),
    read: async (question) => (known.size === 0 ? null : ((await encode([question]))?.[0] ?? null)),
    async readAll(texts) {
      const found = known.size === 0 ? null : await encodeAll(texts);
      return found === null ? null : texts.flatMap((text) => found.get(text) ?? []);
    },
    async learn(texts) {
      latest = texts;
      const before = new Map([...((await kept) ?? []), ...known]);
      kept = null;
      const unknown = [...new Set(texts)].filter((text) => !before.has(text));
      const found = await encodeAll(unknown);
      if (found === null || latest !== texts) return;
      const vectors = new Map(
        texts.flatMap((text) => {
          const vector = before.get(text) ?? found.get(text);
          return vector === undefined ? [] : [[text, vector] as const];
        }),
      );
      known = vectors;
      if (file !== null && unknown.length > 0) await keep(file, vectors);
    },
  };
}
