import { firstCharacters } from '../cut-text.ts';
import { listReplies, type Replied } from '../db/replies.ts';
import type { ReadRevision } from '../db/revision.ts';
import type { Db } from '../db/tables.ts';
import type { ReadQuestionStem } from '../site/question-stem.ts';
import { type Corpus, indexPassages, textsOf } from './corpus.ts';
import type { Embeddings } from './embeddings.ts';
import type { English } from './english.ts';
import type { Passage } from './passages.ts';
import { createPlainReplies } from './plain-reply.ts';

/** At most so many of the newest replies answer; older ones stay in the forum. */
const most = 300;
/** Characters of a question that are read. */
const longestAsk = 300;

function toPassage({ id, question }: Replied, text: string, stem: string): Passage {
  const asked = question.replace(/\s+/g, ' ').trim();
  return {
    kind: 'reply',
    id: `reply:${id}`,
    path: stem + id,
    anchor: null,
    page: 'The professor replied in the forum',
    heading: null,
    asks: [firstCharacters(asked, longestAsk)],
    text,
    more: [],
  };
}

/** Gives a function that gives the index of the forum's replies, made again when one of them has changed. */
export function watchReplies(
  db: Db,
  readRevision: ReadRevision,
  readStem: ReadQuestionStem,
  english: English,
  embeddings: Embeddings,
  onFailure: (error: unknown) => void,
): () => Promise<Corpus> {
  const readPlain = createPlainReplies();
  let version = '';
  let listed = '';
  let corpus = indexPassages([], english);
  return async () => {
    const stem = await readStem();
    const current = stem + (await readRevision());
    if (current === version) return corpus;
    const replies = await listReplies(db, most);
    // A new question without a reply changes the revision, but no answer.
    const list = stem + JSON.stringify(replies);
    if (list !== listed) {
      const plain = readPlain(replies.map(({ reply }) => reply));
      const passages = replies.map((replied) => toPassage(replied, plain.get(replied.reply) ?? '', stem));
      embeddings.index(textsOf(passages)).catch(onFailure);
      corpus = indexPassages(passages, english, embeddings);
    }
    listed = list;
    version = current;
    return corpus;
  };
}
