import type { Given } from './answer.ts';
import { placesOf, writeAnswer } from './compose.ts';
import type { Corpus } from './find-passages.ts';
import type { OffLimits } from './off-limits.ts';
import type { Passage } from './passages.ts';
import { linkTo, sourceOf } from './quote.ts';
import type { ParsedQuestion } from './read-question.ts';
import type { Courtesy } from './small-talk.ts';

/** As likely as this to answer the question, a page is named as near; where the reason to decline is another, only one that surely does. */
const near = { uncovered: 0.3, personal: 0.43, task: 0.6 };
/** The same for a written answer to be given, with a word of doubt. */
export const nearAnswer = 0.25;
/** And where the question leads towards this site by so much; less, for a page to be named. */
const leads = { answer: 0.1, page: 0 };
const namedPages = 6;

const reasons: Readonly<Record<OffLimits | 'uncovered', string>> = {
  order: 'I answer questions from the pages of this site and take no other orders.',
  task: 'I answer questions from the pages of this site. I do not write, calculate or buy anything for you.',
  health:
    'I cannot judge that and give no medical advice. If it may be urgent, call the emergency number of your country now; otherwise ask a doctor.',
  personal:
    'I give no personal advice, whether on money, health, law or work. The site explains these subjects in general only.',
  assistant:
    'I am a program that looks up answers on the pages of this site, and there is nothing more to tell about me.',
  private: 'The site is about research and says nothing on anybody’s private life.',
  news: 'That changes over time, and the pages of this site do not follow it.',
  uncovered: 'I found no answer to that on the pages of this site.',
};

/** Said above an answer to another question that may be the one asked. */
const unsure = 'I am not sure that this is what you ask. The nearest answer on this site is to another question:';

/** Said where a page is near. */
const indirect = 'The pages do not answer this directly.';

/** Links to pages that a visitor may be pointed to, one a line. */
function pointToPages({ passages }: Corpus): Pick<Given, 'content' | 'sources'> {
  const pages = new Map(passages.filter(({ kind }) => kind === 'section').map((passage) => [passage.path, passage]));
  const sources = [...pages.values()]
    .filter(({ path }) => /^\/(resources|research)\//.test(path))
    .slice(0, namedPages)
    .map(({ page, path }) => ({ title: page, heading: null, href: path }));
  return { content: sources.map((source) => `- ${linkTo(source)}`).join('\n'), sources };
}

/** The answer to what the site does not cover: it says so and why, and names the nearest answer or page, or what can be asked. */
export function decline(corpus: Corpus, reason: OffLimits | 'uncovered', question: ParsedQuestion): Given {
  const said = { kind: 'declined', answeredBy: 'passages' } as const;
  if (reason === 'health') return { ...said, content: reasons.health, sources: [] };
  const [answer] = corpus.matchAsks(question);
  const lead = corpus.leadOf(question) ?? 1;
  const isNear = answer !== undefined && answer.sure >= nearAnswer && lead >= leads.answer;
  if (reason === 'uncovered' && isNear && answer.passage.kind === 'answer') {
    return { ...said, content: `${unsure}\n\n${writeAnswer(answer.passage)}`, sources: placesOf(answer.passage) };
  }
  if (lead >= leads.page && (reason === 'uncovered' || reason === 'personal' || reason === 'task')) {
    const nearest = [answer, ...corpus.find(question)].find(
      (match) => match !== undefined && match.sure >= near[reason] && match.passage.kind !== 'fact',
    );
    if (nearest !== undefined) {
      const places = placesOf(nearest.passage);
      const opening = reason === 'uncovered' ? indirect : reasons[reason];
      return { ...said, content: `${opening} The nearest is ${linkTo(places[0])}.`, sources: places };
    }
  }
  const { content, sources } = pointToPages(corpus);
  return {
    ...said,
    content: `${reasons[reason]} You can ask me about cognitive economics, for example about:\n\n${content}`,
    sources,
  };
}

/** The answer to a question about the last answer that the pages say nothing more on: it names the page that was given. */
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
  const { content, sources } = pointToPages(corpus);
  const hello =
    'Hello. I answer questions about the book and about cognitive economics from the pages of this site. You can ask me, for example, about:';
  return { content: `${hello}\n\n${content}`, sources, ...said };
}
