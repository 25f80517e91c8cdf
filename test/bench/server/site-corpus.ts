import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { type Corpus, indexPassages, textsOf } from '../../../server/answer/corpus.ts';
import { createEmbeddings, noEmbeddings } from '../../../server/answer/embeddings.ts';
import { type Passage, watchPassages } from '../../../server/answer/passages.ts';
import {
  createEncoder,
  type Encode,
  type Encoder,
  modelName,
  type Vector,
} from '../../../server/answer/sentence-encoder.ts';

const file = `.cache/asked-vectors`;

function readKept(): Map<string, Vector> {
  try {
    const kept = deserialize(readFileSync(file));
    return kept.model === modelName ? kept.vectors : new Map();
  } catch {
    return new Map();
  }
}

/** An encoder that caches every vector for the next run: a question takes half a second, nearly all of it here. */
export function createKeptEncoder(): Encoder {
  const { encode, close } = createEncoder((error) => console.error(error));
  const vectors = readKept();
  const before = vectors.size;
  const encodeNew: Encode = async (texts) => {
    const unknown = texts.filter((text) => !vectors.has(text));
    const found = unknown.length === 0 ? [] : await encode(unknown);
    if (found === null) return null;
    for (const [index, text] of unknown.entries()) vectors.set(text, found[index] ?? new Float32Array());
    return texts.map((text) => vectors.get(text) ?? new Float32Array());
  };
  return {
    encode: encodeNew,
    async close() {
      if (vectors.size > before) writeFileSync(file, serialize({ model: modelName, vectors }));
      await close();
    },
  };
}

/** Gives the chatbot's index of the compiled site, once the vectors are computed. */
export async function readSiteCorpus(encode: Encode | null): Promise<() => Promise<Corpus | null>> {
  const embeddings = encode === null ? noEmbeddings : createEmbeddings(encode);
  const read = watchPassages('generated/passages.json', (passages: readonly Passage[]) => ({
    corpus: indexPassages(passages, undefined, embeddings),
    learnt: embeddings.index(textsOf(passages)),
  }));
  await (await read())?.learnt;
  return async () => (await read())?.corpus ?? null;
}
