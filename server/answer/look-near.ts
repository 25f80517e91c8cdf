import type { ChatTurn } from '../contract.ts';
import type { Choice } from './choose.ts';
import { headOf } from './cover.ts';
import type { Corpus } from './find-passages.ts';
import type { Hit } from './find-sections.ts';
import { type FollowUp, saysLittle } from './follow-up.ts';
import type { Passage } from './passages.ts';
import { quoteBriefly } from './quote.ts';
import { knownShare, meantTerms, type ParsedQuestion } from './read-question.ts';
import { isSaid, readSaid } from './said.ts';
import { termsOf } from './terms.ts';

/** A message by itself, together with what it follows on from, and how surely it does. */
interface Following {
  readonly own: ParsedQuestion;
  readonly joined: ParsedQuestion;
  readonly how: FollowUp;
}

/** What counts beside how near in meaning a message is: the same with the last question, the words that it shares, and that its passage was given already. */
const counts = { joined: 0.25, told: 0.4, said: -0.08 };
/** From here on what the last answer was from answers what follows on, and is worth showing. */
const from = { about: { sure: 0.7, unsure: 0.5 }, perhaps: { sure: 0.85, unsure: 0.7 } };
/** What answers a message by itself has to be so much nearer than what the last answer was from. */
const elsewhere = 0.3;
/** And to be what a message about the last answer means, it has to be so likely. */
const elsewhereSure = 0.6;
/** An answer that links more pages than this only lists what can be asked. */
const mostShown = 5;

/** The pages that the last answer named. */
function pagesShown(turns: readonly ChatTurn[]): ReadonlySet<string> {
  const links = [...(turns.at(-1)?.answer ?? '').replace(/\n\nSee also [^\n]*$/, '').matchAll(/\]\((\/[^)#:]*)/g)];
  const pages = new Set(links.map(([, path = '']) => path));
  return pages.size > mostShown ? new Set() : pages;
}

/** What answers a message that follows on: the text nearest to it on the pages that the last answer was from, unless a message by itself is answered better elsewhere. */
export async function lookNear(
  corpus: Corpus,
  { own, joined, how }: Following,
  turns: readonly ChatTurn[],
  before: Choice,
  alone: Choice,
): Promise<Choice> {
  const shown = pagesShown(turns);
  const isNear = ({ path, address = path, kind }: Passage) =>
    kind !== 'fact' && (shown.has(path) || shown.has(address) || path === before.hits[0]?.passage.path);
  const said = readSaid(turns);
  const terms = meantTerms(own);
  function rate(passage: Passage): Hit {
    const told = new Set(termsOf(`${headOf(passage)} ${passage.text}`));
    const score =
      corpus.nearTo(own, passage) +
      counts.joined * corpus.nearTo(joined, passage) +
      counts.told * knownShare(own, (term) => told.has(term)) +
      (isSaid(passage, said) ? counts.said : 0);
    return { passage, score, terms, sure: score };
  }
  const rated = corpus.passages
    .filter(isNear)
    .map(rate)
    .sort((a, b) => b.score - a.score);
  const [best] = rated;
  const [other] = alone.hits;
  if (other !== undefined && (best === undefined || rate(other.passage).score > best.score + elsewhere)) {
    const isUnsure = how === 'about' && (saysLittle(own) || other.sure < elsewhereSure);
    return { ...alone, isUnsure };
  }
  const { sure, unsure } = from[how === 'about' ? 'about' : 'perhaps'];
  if (best === undefined || best.score < unsure) return { hits: [], isDirect: false };
  const isUnsure = best.score < sure;
  if (best.passage.kind === 'section') return { hits: rated.slice(0, 3), isDirect: false, isUnsure };
  if (!isSaid(best.passage, said)) return { hits: rated.slice(0, 1), isDirect: true, isUnsure };
  const near = await corpus.nearSentences(own, best.passage);
  const text = quoteBriefly(best.passage, terms, near);
  // The beginning of a written answer begins where its question ends.
  const asks = best.passage.text.startsWith(text) ? best.passage.asks : [];
  return { hits: [{ ...best, passage: { ...best.passage, asks, text } }], isDirect: true, isUnsure };
}
