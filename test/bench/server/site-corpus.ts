import { type Corpus, indexPassages, textsOf } from '../../../server/answer/find-passages.ts';
import { createMeanings, noMeanings } from '../../../server/answer/meanings.ts';
import { watchPassages } from '../../../server/answer/passages.ts';
import { createEncoder, modelName } from '../../../server/answer/sentence-encoder.ts';

/** Gives the reader of the compiled site, as the chatbot knows it, once its meanings are learnt: they are kept for the next run. */
export async function readSiteCorpus(by: 'meaning' | 'words'): Promise<() => Promise<Corpus | null>> {
  const { encode } = createEncoder((error) => console.error(error));
  const file = { path: '.cache/sentence-vectors', model: modelName };
  const meanings = by === 'meaning' ? createMeanings(encode, file) : noMeanings;
  const read = watchPassages('generated/passages.json', (passages) => ({
    corpus: indexPassages(passages, undefined, meanings),
    learnt: meanings.learn(textsOf(passages)),
  }));
  await (await read())?.learnt;
  return async () => (await read())?.corpus ?? null;
}
