import { Failure } from '../http/failure.ts';
import type { Answerer, Given } from './answer.ts';
import type { Corpus, Hit } from './find-passages.ts';
import { escapeMarkdown, linkTo, quote, sourceOf } from './quote.ts';
import { givesOrders, isGreeting } from './small-talk.ts';

/** Share of a question that one passage has to speak of, for the site to cover it. */
const covered = 0.5;
/** A second passage is quoted when it is nearly as good as the first. */
const nearlyAsGood = 0.6;
const candidates = 8;
const namedPages = 6;

/** A sentence, followed by links to pages that a visitor may be pointed to. */
function pointToPages(sentence: string, { passages }: Corpus): Pick<Given, 'content' | 'sources'> {
  const pages = new Map(passages.map((passage) => [passage.path, passage]));
  const sources = [...pages.values()]
    .filter(({ path }) => /^\/(resources|research)\//.test(path))
    .slice(0, namedPages)
    .map(({ page, path }) => ({ title: page, heading: null, href: path }));
  return { content: `${sentence}\n\n${sources.map((source) => `- ${linkTo(source)}`).join('\n')}`, sources };
}

/** The answer to what the site does not cover: it says so, and what it can be asked. */
export function decline(corpus: Corpus): Given {
  const sentence =
    'I answer from the pages of this site alone, and they do not cover that. You can ask me about cognitive economics, for example about:';
  return { ...pointToPages(sentence, corpus), kind: 'declined', answeredBy: 'passages' };
}

/** The answer to a greeting. */
export function greet(corpus: Corpus): Given {
  const sentence =
    'Hello. I answer questions about cognitive economics with passages from this site. You can ask me, for example, about:';
  return { ...pointToPages(sentence, corpus), kind: 'greeting', answeredBy: 'passages' };
}

/** The passages that carry the answer, best first, or none when the site does not cover the question. */
export function selectHits(corpus: Corpus, message: string, most: number): readonly Hit[] {
  const hits = corpus.find(message);
  return hits.some(({ coverage }) => coverage >= covered) ? hits.slice(0, most) : [];
}

function chooseQuotations(hits: readonly Hit[]): readonly Hit[] {
  const [best, ...others] = hits;
  if (best === undefined) return [];
  // Another page says more than another paragraph of the same one.
  const second = others.find(
    ({ passage, score }) => passage.path !== best.passage.path && score >= best.score * nearlyAsGood,
  );
  return second === undefined ? [best] : [best, second];
}

function answerWith(hits: readonly Hit[]): Given {
  const quoted = chooseQuotations(hits);
  const quotations = quoted.map((hit) => `> ${escapeMarkdown(quote(hit))}\n>\n> — ${linkTo(sourceOf(hit.passage))}`);
  return {
    content: `The site says:\n\n${quotations.join('\n\n')}`,
    kind: 'answer',
    answeredBy: 'passages',
    sources: quoted.map(({ passage }) => sourceOf(passage)),
  };
}

/** The answerer that needs no other service: it quotes the site's own passages with their places, and declines what they do not cover. */
export function answerFromPassages(read: () => Promise<Corpus | null>): Answerer {
  return async (message) => {
    const corpus = await read();
    if (corpus === null || corpus.passages.length === 0) {
      throw new Failure('assistant-unavailable', 'The assistant is unavailable. Please try again.', { retryAfter: 60 });
    }
    if (isGreeting(message)) return greet(corpus);
    if (givesOrders(message)) return decline(corpus);
    const hits = selectHits(corpus, message, candidates);
    return hits.length === 0 ? decline(corpus) : answerWith(hits);
  };
}
