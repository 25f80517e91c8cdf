/**
 * Learns the weights in server/answer/ranking.ts from questions with known answers, and prints them. By
 * cross-validation over the sets of questions, the printed results of a set come from weights learnt from the others.
 */
import { readFileSync } from 'node:fs';
import { indexPassages, textsOf } from '../../../server/answer/corpus.ts';
import { createEmbeddings, noEmbeddings } from '../../../server/answer/embeddings.ts';
import { readEnglish } from '../../../server/answer/english.ts';
import { type Features, preparePassage, readFeatures } from '../../../server/answer/features.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { type Ranking, rate } from '../../../server/answer/ranking.ts';
import { readQuestion } from '../../../server/answer/read-question.ts';
import { createSimilarity } from '../../../server/answer/similarity.ts';
import { readVocabulary } from '../../../server/answer/vocabulary.ts';
import { type Case, fit } from './fit.ts';
import { learnFollowing } from './learn-following.ts';
import { readSets } from './sets.ts';
import { createKeptEncoder } from './site-corpus.ts';

interface Asked {
  readonly set: string;
  readonly question: string;
  /** The right pages or answers; none where the site does not answer. */
  readonly pages: readonly string[];
  /** Whether the question is one of an answer's own wordings, which has to be found by its other ones. */
  readonly own?: Passage;
}
interface Rated {
  readonly set: string;
  readonly features: readonly Features[];
  readonly right: readonly boolean[];
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
): Promise<Rated> {
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
function nearestOf({ set, features, right }: Rated): Rated {
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

type Names = readonly (keyof Features)[];
const kinds = {
  meaning: {
    by: embeddings,
    order: ['nearest', 'nearestMean', 'covered', 'isTerm'],
    odds: ['margin', 'lacksNumber'],
  },
  words: { by: noEmbeddings, order: ['overlap', 'covered', 'isTerm'], odds: ['lacksNumber'] },
} as const;

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));

/** The index of the best answer, and how sure it is. */
function best({ features }: Rated, ranking: Ranking<Features>): { readonly at: number; readonly confidence: number } {
  const rated = features.map((each, at) => ({ at, ...rate(each, ranking) }));
  return rated.reduce((first, each) => (each.score > first.score ? each : first));
}

function train(
  all: readonly Rated[],
  { order, odds }: { readonly order: Names; readonly odds: Names },
): Ranking<Features> {
  const known = all.filter(({ right }) => right.includes(true));
  const orderCases = known.map(
    ({ features, right }): Case => ({
      options: features.map((each) => order.map((name) => each[name])),
      right,
    }),
  );
  const ordered: Ranking<Features> = { order: named(order, fit(orderCases)), odds: { none: 0, score: 0 } };
  const oddsCases = all
    .filter(({ set }) => set !== 'own')
    .map((each): Case => {
      const { at } = best(each, ordered);
      const features = each.features[at];
      const isRight = each.right[at] === true;
      const option = [
        1,
        features === undefined ? 0 : rate(features, ordered).score,
        ...odds.map((name) => features?.[name] ?? 0),
      ];
      return { options: [option.map(() => 0), option], right: [!isRight, isRight] };
    });
  return { ...ordered, odds: { none: 0, score: 0, ...named(['none', 'score', ...odds], fit(oddsCases)) } };
}

const sureFrom = 0.5;
const doubtFrom = 0.2;
for (const [kind, names] of Object.entries(kinds)) {
  const compare = createSimilarity(asks, names.by);
  const all: Rated[] = [];
  for (const each of [...sets, ...own]) all.push(nearestOf(await rateAll(each, compare)));
  console.log(`${kind}:`);
  for (const left of new Set(sets.map(({ set }) => set))) {
    const ranking = train(
      all.filter(({ set }) => set !== left),
      names,
    );
    const tried = all.filter(({ set }) => set === left).map((each) => ({ each, ...best(each, ranking) }));
    const isRight = ({ each, at }: (typeof tried)[number]) => each.right[at] === true;
    const isAnswerable = ({ each }: (typeof tried)[number]) => each.right.includes(true);
    const answerable = tried.filter(isAnswerable);
    const count = (some: typeof tried, from: number, to = 1.01) =>
      some.filter(({ confidence }) => confidence >= from && confidence < to).length;
    const right = answerable.filter(isRight);
    const wrong = answerable.filter((one) => !isRight(one));
    const others = tried.filter((one) => !isAnswerable(one));
    console.log(
      `  ${left}: first ${right.length} of ${answerable.length}; without doubt ${count(right, sureFrom)} right, ${count(wrong, sureFrom)} wrong; with doubt ${count(right, doubtFrom, sureFrom)} right, ${count(wrong, doubtFrom, sureFrom)} wrong; of ${others.length} not answered here ${count(others, sureFrom)} without doubt, ${count(others, doubtFrom, sureFrom)} with`,
    );
  }
  console.log(`  ${JSON.stringify(train(all, names))}`);
  await learnFollowing(indexPassages(passages, english, names.by), known);
}
await encoder.close();
