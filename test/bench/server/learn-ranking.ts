/**
 * Learns the weights in server/answer/ranking.ts from questions with known answers, and prints them. By
 * cross-validation over the sets of questions, the printed results of a set come from weights learnt from the others.
 */
import { readFileSync } from 'node:fs';
import { groupBy } from '../../../cli/core/group-by.ts';
import { indexPassages, listStatements, textsOf } from '../../../server/answer/corpus.ts';
import { createEmbeddings, type Embeddings, noEmbeddings } from '../../../server/answer/embeddings.ts';
import { readEnglish } from '../../../server/answer/english.ts';
import { type Features, preparePassage, readFeatures } from '../../../server/answer/features.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import type { rankings } from '../../../server/answer/ranking.ts';
import { readQuestion } from '../../../server/answer/read-question.ts';
import { createSimilarity } from '../../../server/answer/similarity.ts';
import { readVocabulary } from '../../../server/answer/vocabulary.ts';
import { learnFollowing } from './learn-following.ts';
import { learnSections } from './learn-sections.ts';
import { readSets } from './sets.ts';
import { createKeptEncoder } from './site-corpus.ts';
import { type Names, type Rated, tell, train, tryOut } from './train.ts';

interface Asked {
  readonly set: string;
  readonly question: string;
  /** The right pages or answers; none where the site does not answer. */
  readonly pages: readonly string[];
  /** Whether the question is one of an answer's own wordings, which has to be found by its other ones. */
  readonly own?: Passage;
}

const passages: readonly Passage[] = JSON.parse(readFileSync('generated/passages.json', 'utf8'));
const written = passages.filter(({ kind }) => kind === 'answer' || kind === 'term');
const english = readEnglish();
const reader = readVocabulary(passages, english);
const encoder = createKeptEncoder();
const embeddings = createEmbeddings(encoder.encode);
await embeddings.index(textsOf(passages));
const asks = written.flatMap((passage) => passage.asks);
const ready = written.map((passage) => preparePassage(passage, reader.weigh));

const bare = (href: string) => href.replace(/#.*/, '');
const known = readSets();
const sets: readonly Asked[] = [...known].flatMap(([set, asked]) =>
  asked.filter(({ first, after }) => first === undefined && after === undefined).map((each) => ({ ...each, set })),
);
/** Every fourth wording of an answer has to find it without its own words. */
const own: readonly Asked[] = written
  .filter(({ kind, asks }) => kind === 'answer' && asks.length > 2)
  .flatMap((passage) =>
    passage.asks
      .filter((_, index) => index % 4 === 0)
      .map((question) => ({ set: 'own', question, pages: [passage.address ?? passage.path], own: passage })),
  );

async function rateAll(
  { set, question: message, pages, own: from }: Asked,
  compare: ReturnType<typeof createSimilarity>,
): Promise<Rated<Features>> {
  const question = readQuestion(message, reader);
  const encoded = { ...question, vector: await embeddings.embed(question.text) };
  const near = compare(encoded);
  const places = new Set(pages.map(bare));
  const features = ready.map((each) => {
    const without = { ...each.passage, asks: each.passage.asks.filter((ask) => ask !== message) };
    const compared = each.passage === from ? preparePassage(without, reader.weigh) : each;
    return readFeatures(encoded, compared, near);
  });
  const right = written.map((passage) =>
    from === undefined
      ? [passage.path, passage.address ?? '', ...passage.more.map(({ href }) => bare(href))].some((at) =>
          places.has(at),
        )
      : passage === from,
  );
  return { set, features, right };
}

/** How many answers are compared beside the right ones: all others are far behind. */
const most = 60;

/** The nearest candidates of a question, and the right ones. */
function nearestOf({ set, features, right }: Rated<Features>): Rated<Features> {
  const order = features.map((each, at) => ({ at, near: 2 * (each.nearest + each.overlap) + each.covered }));
  const best = new Set(
    order
      .sort((a, b) => b.near - a.near)
      .slice(0, most)
      .map(({ at }) => at),
  );
  const isKept = (_: unknown, at: number) => best.has(at) || right[at] === true;
  return { set, features: features.filter(isKept), right: right.filter(isKept) };
}

const kinds: Readonly<Record<keyof typeof rankings, { readonly by: Embeddings; readonly names: Names<Features> }>> = {
  meaning: {
    by: embeddings,
    names: { order: ['nearest', 'nearestMean', 'covered', 'isTerm'], odds: ['margin', 'lacksNumber'] },
  },
  words: { by: noEmbeddings, names: { order: ['overlap', 'covered', 'isTerm'], odds: ['lacksNumber'] } },
};
const limits = { sure: 0.5, unsure: 0.2 };

for (const [kind, { by, names }] of Object.entries(kinds)) {
  const compare = createSimilarity(asks, listStatements(passages), by);
  const all: Rated<Features>[] = [];
  for (const each of [...sets, ...own]) all.push(nearestOf(await rateAll(each, compare)));
  console.log(`${kind}:`);
  const learn = (some: readonly Rated<Features>[]) => train(some, names, ['own']);
  const tried = tryOut(all, ({ set }) => set, learn).filter(({ each }) => each.set !== 'own');
  for (const [set, some] of groupBy(tried, ({ each }) => each.set)) tell(set, some, limits);
  console.log(`  ${JSON.stringify(learn(all))}`);
  await learnSections(passages, english, by, known);
  await learnFollowing(indexPassages(passages, english, by), known);
}
await encoder.close();
