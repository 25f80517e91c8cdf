import { indexPassages, listStatements } from '../../../server/answer/corpus.ts';
import type { Embeddings } from '../../../server/answer/embeddings.ts';
import type { English } from '../../../server/answer/english.ts';
import type { SectionFeatures } from '../../../server/answer/features.ts';
import { createCandidates } from '../../../server/answer/find-sections.ts';
import { mayAnswer } from '../../../server/answer/legal-pages.ts';
import { findOffLimits } from '../../../server/answer/off-limits.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { createSimilarity } from '../../../server/answer/similarity.ts';
import { readCourtesy } from '../../../server/answer/small-talk.ts';
import type { Asked } from './sets.ts';
import { type Names, type Rated, tell, train, tryOut } from './train.ts';

const names: Readonly<Record<'meaning' | 'words', Names<SectionFeatures>>> = {
  meaning: {
    order: ['words', 'covered', 'heading', 'page', 'nearest', 'second'],
    odds: ['nearest', 'elsewhere', 'unknown', 'lacksSought', 'lacksNumber'],
  },
  words: { order: ['words', 'covered'], odds: ['unknown', 'lacksSought', 'lacksNumber'] },
};
const limits = { sure: 0.6, unsure: 0.3 };

/**
 * Learns the order of the paragraphs of pages, and prints it: on a site without written answers, whose questions have to
 * be answered from its pages, as most sites are.
 */
export async function learnSections(
  all: readonly Passage[],
  english: English,
  embeddings: Embeddings,
  sets: ReadonlyMap<string, readonly Asked[]>,
): Promise<void> {
  const passages = all.filter(({ kind }) => kind === 'section');
  const corpus = indexPassages(passages, english, embeddings);
  const findCandidates = createCandidates(passages, createSimilarity([], listStatements(passages), embeddings), true);
  const rated: Rated<SectionFeatures>[] = [];
  for (const [set, asked] of sets) {
    for (const { question: message, pages, first, after } of asked) {
      const follows = first !== undefined || after !== undefined;
      if (follows || readCourtesy(message) !== null || findOffLimits(message, corpus.people) !== null) continue;
      const question = await corpus.encode(corpus.read(message));
      const candidates = findCandidates(question).all.filter(({ passage }) => mayAnswer(passage, question));
      const places = new Set(pages.map((href) => href.replace(/#.*/, '')));
      const right = candidates.map(({ passage }) => places.has(passage.path));
      // Some are answered by a written answer alone.
      if (candidates.length > 0 && (places.size === 0 || right.includes(true)))
        rated.push({ set, features: candidates.map(({ features }) => features), right });
    }
  }
  const kind = embeddings.get(passages[0]?.page ?? '') === undefined ? 'words' : 'meaning';
  const learn = (some: readonly Rated<SectionFeatures>[]) => train(some, names[kind]);
  tell(
    'paragraphs',
    tryOut(rated, ({ set }) => set, learn),
    limits,
  );
  console.log(`  ${JSON.stringify(learn(rated))}`);
}
