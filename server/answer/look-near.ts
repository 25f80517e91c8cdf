import type { ChatTurn } from '../contract/chat.ts';
import type { Choice } from './choose.ts';
import { headOf } from './cover.ts';
import type { Corpus } from './find-passages.ts';
import type { Hit } from './find-sections.ts';
import type { FollowUp } from './follow-up.ts';
import { holdsNumber } from './numbers.ts';
import type { Passage } from './passages.ts';
import { quoteBriefly } from './quote.ts';
import { knownShare, meantTerms, type ParsedQuestion } from './read-question.ts';
import { isSaid, readSaid, type Said } from './said.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/** A message by itself, together with what it follows on from, how surely it does, and the question before. */
interface Following {
  readonly own: ParsedQuestion;
  readonly joined: ParsedQuestion;
  readonly subject: ParsedQuestion;
  readonly how: FollowUp;
}

/** What each sign counts for that a passage answers a message that follows on, in log odds, fitted on follow-ups that were asked of this site. */
const odds = {
  none: -8.4,
  /** How near in meaning its questions are to the message, and to the message with the question before. */
  near: 3.2,
  nearJoined: 2.4,
  /** The share of the message that it speaks of, in all and in one sentence under its head. */
  told: 2,
  sentence: 2,
  /** The share of the question before that it speaks of, unless it was given then. */
  subject: 2.5,
  said: 2,
  /** The last answer named its page. */
  shown: 1.5,
  noNumber: -2,
};
/** From here on what was found answers a message, and is worth showing. */
const from = { sure: 1, unsure: -2 };
/** An answer that links more pages than this only lists what can be asked. */
const mostShown = 5;
/** So many paragraphs that speak of the message are looked at, wherever they stand. */
const mostElsewhere = 3;

/** The pages that the last answer named. */
function pagesShown(turns: readonly ChatTurn[]): ReadonlySet<string> {
  const links = [...(turns.at(-1)?.answer ?? '').replace(/\n\nSee also [^\n]*$/, '').matchAll(/\]\((\/[^)#:]*)/g)];
  const pages = new Set(links.map(([, path = '']) => path));
  return pages.size > mostShown ? new Set() : pages;
}

/** How likely a passage answers a message, in log odds. */
function rate(corpus: Corpus, { own, joined, subject }: Following, passage: Passage, isShown: boolean, said: Said) {
  const shareOf = (question: ParsedQuestion, text: string) => {
    const told = new Set(termsOf(`${headOf(passage)} ${text}`));
    return knownShare(question, (term) => told.has(term));
  };
  const nearTo = (question: ParsedQuestion) =>
    question.vector === null ? shareOf(question, '') : corpus.nearTo(question, passage);
  const wasSaid = isSaid(passage, said);
  return (
    odds.none +
    odds.near * nearTo(own) +
    odds.nearJoined * nearTo(joined) +
    odds.told * shareOf(own, passage.text) +
    odds.sentence * Math.max(...splitSentences(passage.text).map((sentence) => shareOf(own, sentence))) +
    (wasSaid ? odds.said : odds.subject * shareOf(subject, passage.text)) +
    (isShown ? odds.shown : 0) +
    (holdsNumber(passage, own) ? 0 : odds.noNumber)
  );
}

/** All that may answer a message, likeliest first: what stands on the pages shown, and what answers the message elsewhere; of facts only `other`. */
function rateAll(
  corpus: Corpus,
  following: Following,
  turns: readonly ChatTurn[],
  before: Choice,
  other: Passage | undefined,
): Hit[] {
  const { own, joined } = following;
  const said = readSaid(turns);
  const pages = pagesShown(turns);
  const isShown = ({ path, address = path }: Passage) => pages.has(path) || pages.has(address);
  const elsewhere = [
    ...corpus.matchAsks(own),
    ...corpus.matchAsks(joined),
    ...corpus.find(own).slice(0, mostElsewhere),
  ];
  const near = corpus.passages.filter((passage) => isShown(passage) || passage.path === before.hits[0]?.passage.path);
  return [...new Set([...near, ...elsewhere.map(({ passage }) => passage)])]
    .filter((passage) => passage.kind !== 'fact' || passage === other)
    .map((passage): Hit => {
      const score = rate(corpus, following, passage, isShown(passage), said);
      return { passage, score, terms: meantTerms(own), sure: score };
    })
    .sort((a, b) => b.score - a.score);
}

/** What answers a message that follows on, or else comes nearest to it in the last answer: of all on the pages that the last answer was from, and of what answers the message elsewhere, what is likeliest. */
export async function lookNear(
  corpus: Corpus,
  following: Following,
  turns: readonly ChatTurn[],
  before: Choice,
  alone: Choice,
): Promise<Choice> {
  const { own, joined, how } = following;
  const said = readSaid(turns);
  const other = alone.hits[0]?.passage;
  const rated = rateAll(corpus, following, turns, before, other);
  const [best] = rated;
  if (best === undefined) return alone;
  const isOther = best.passage === other && !isSaid(best.passage, said);
  if (alone.isDirect && (isOther || (how === 'perhaps' && best.score < from.sure))) {
    const same = rated.find(({ passage }) => passage === other);
    return { ...alone, isUnsure: (same?.score ?? 0) < from.unsure };
  }
  if (best.score < from.unsure) {
    const given = rated.find(({ passage }) => passage.kind !== 'section' && isSaid(passage, readSaid(turns.slice(-1))));
    const isKnown = own.words.every(({ means }) => means.length > 0);
    if (how !== 'about' || given === undefined || !isKnown) return { hits: [], isDirect: false };
    return { hits: [await excerpt(corpus, joined, given)], isDirect: true, isUnsure: true, isPart: true };
  }
  const isUnsure = best.score < from.sure;
  if (best.passage.kind === 'section') return { hits: rated.slice(0, 3), isDirect: false, isUnsure };
  if (!isSaid(best.passage, said)) return { hits: [best], isDirect: true, isUnsure };
  const part = await excerpt(corpus, own, best);
  const isPart = !best.passage.text.startsWith(part.passage.text);
  return { hits: [part], isDirect: true, isUnsure: isUnsure || !holdsTelling(own, part.passage), isPart };
}

/** Of an answer that was given before, what speaks most of a question. */
async function excerpt(corpus: Corpus, question: ParsedQuestion, hit: Hit): Promise<Hit> {
  const sentences = await corpus.nearSentences(question, hit.passage);
  const text = quoteBriefly(hit.passage, meantTerms(question), sentences);
  return { ...hit, passage: { ...hit.passage, text } };
}

/** A word that says so much of a question has to stand in what is given of an answer. */
const telling = 0.8;

function holdsTelling({ words }: ParsedQuestion, { text }: Passage): boolean {
  const told = new Set(termsOf(text));
  return words.every(({ weight, means }) => weight < telling || means.some(({ term }) => told.has(term)));
}
