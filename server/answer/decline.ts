import type { Given, Source } from './answer.ts';
import { findNearAnswer } from './choose.ts';
import { compose, sourcesOf } from './compose.ts';
import type { Corpus } from './corpus.ts';
import { toHit } from './find-sections.ts';
import { mayAnswer } from './legal-pages.ts';
import type { Passage } from './passages.ts';
import { linkTo, sourceOf } from './quote.ts';
import type { ParsedQuestion } from './read-question.ts';
import { type Reason, tellReason } from './reasons.ts';
import { asksForSubjects, asksWhoAnswers, type Courtesy } from './small-talk.ts';

/** The least confidence for naming a page as near, by the reason to decline; none is named for other reasons. */
const near = { uncovered: 0.2, advice: 0.2, private: 0.2, personal: 0.43, task: 0.6 };
const nearPages = 3;
const namedPages = 4;

/** Introduces suggestions. */
const offer = 'You can ask me, for example, about:';
/** Introduces the near pages. */
const nearest = 'The nearest on this site:';

/** Characters of a page that has something to tell. */
const longEnough = 400;

/** A few pages from all over the site, as suggestions: those with more to tell, where there are enough of them. */
function pointToPages({ passages }: Corpus): readonly Source[] {
  const sections = passages.filter(({ kind, path }) => kind === 'section' && /^\/(resources|research)\//.test(path));
  const lengths = new Map<string, number>();
  for (const { path, text } of sections) lengths.set(path, (lengths.get(path) ?? 0) + text.length);
  const pages = [...new Map(sections.map((passage) => [passage.path, passage])).values()];
  const long = pages.filter(({ path }) => (lengths.get(path) ?? 0) >= longEnough);
  const offered = long.length >= namedPages ? long : pages;
  const step = Math.ceil(offered.length / namedPages);
  return offered
    .filter((_, at) => at % step === 0)
    .map(({ page, path }) => ({ title: page, heading: null, href: path }));
}

/** Words of questions to a person. */
const asksPerson = /(?<!\b(?:can|could|would) )\byou(?:rs?)?\b|\bthe (?:professor|author)\b/i;

/** The contact page. */
function findContact({ passages }: Corpus): Source | undefined {
  const passage = passages.find(({ path, kind }) => path === '/contact' && kind === 'section');
  return passage === undefined ? undefined : { title: passage.page, heading: null, href: passage.path };
}

/** The pages and answers that are nearest to a question, best first. */
function findNearest(corpus: Corpus, question: ParsedQuestion, from: number): readonly Source[] {
  const matches = [...corpus.matchAsks(question), ...corpus.find(question)]
    .filter(({ passage, confidence }) => passage.kind !== 'fact' && confidence >= from)
    .filter(({ passage }) => mayAnswer(passage, question))
    .sort((a, b) => b.confidence - a.confidence);
  const sources = new Map(matches.map(({ passage }) => [sourcesOf(passage)[0].href, sourcesOf(passage)[0]]));
  return [...sources.values()].slice(0, nearPages);
}

function list(sources: readonly Source[]): string {
  return sources.map((source) => `- ${linkTo(source)}`).join('\n');
}

/**
 * The answer that declines a question: the reason, and the nearest answer or pages, or suggestions; `advice` means that
 * advice on somebody's own case was asked for and nothing was found.
 */
export function decline(corpus: Corpus, reason: Reason | 'advice', question: ParsedQuestion): Given {
  if (reason === 'uncovered' && asksForSubjects(question.text)) return greet(corpus, 'hello');
  if (reason === 'uncovered' && asksWhoAnswers(question.text)) return decline(corpus, 'assistant', question);
  const given = { kind: 'declined', answeredBy: 'passages' } as const;
  const said = reason === 'uncovered' ? given : ({ ...given, isOffLimits: true } as const);
  const why = tellReason(reason === 'advice' ? 'personal' : reason, question);
  if (reason === 'health') return { ...said, content: why, sources: [] };
  const answer = reason === 'uncovered' ? findNearAnswer(corpus, question) : undefined;
  if (answer !== undefined) {
    const { passage, confidence } = answer;
    const given = compose({ hits: [toHit(passage, confidence)], isDirect: true, isUnsure: true }, question);
    if (given !== null) return given;
  }
  const sources = reason in near ? findNearest(corpus, question, near[reason as keyof typeof near]) : [];
  if (sources.length > 0) return { ...said, content: `${why} ${nearest}\n\n${list(sources)}`, sources };
  const contact = reason === 'uncovered' && asksPerson.test(question.text) ? findContact(corpus) : undefined;
  if (contact !== undefined) {
    return { ...said, content: `${why} You can write to the professor: ${linkTo(contact)}.`, sources: [contact] };
  }
  const pages = pointToPages(corpus);
  return { ...said, content: `${why} ${offer}\n\n${list(pages)}`, sources: pages };
}

/** The answer when there is nothing more on the last answer: it names the page of that. */
export function declineMore(last: Passage): Given {
  const source = sourceOf(last);
  const content = `I found nothing more on that here. What the site says is on ${linkTo(source)}.`;
  return { content, sources: [source], kind: 'declined', answeredBy: 'passages' };
}

/** The answer to a greeting, thanks or a farewell. */
export function greet(corpus: Corpus, courtesy: Courtesy): Given {
  const said = { kind: 'greeting', answeredBy: 'passages' } as const;
  if (courtesy === 'thanks') return { ...said, content: 'You are welcome. Is there anything else?', sources: [] };
  if (courtesy === 'farewell') return { ...said, content: 'Goodbye, and thank you for your questions.', sources: [] };
  const sources = pointToPages(corpus);
  const hello = `Hello. I answer questions from the pages of this site. ${offer}`;
  return { content: `${hello}\n\n${list(sources)}`, sources, ...said };
}
