import type { Given } from './answer.ts';
import type { Corpus, Hit } from './find-passages.ts';
import type { OffLimits } from './off-limits.ts';
import { linkTo, sourceOf } from './quote.ts';

/** So much of a question a page has to speak of to be named as near. */
const near = 0.45;
const namedPages = 6;

const reasons: Readonly<Record<OffLimits | 'uncovered', string>> = {
  order: 'I answer questions from the pages of this site and take no other orders.',
  task: 'I answer questions from the pages of this site. I do not write, calculate or buy anything for you.',
  personal:
    'I give no personal advice, whether on money, health, law or work. The site explains these subjects in general only.',
  assistant:
    'I am a program that looks up answers on the pages of this site, and there is nothing more to tell about me.',
  news: 'That changes over time, and the pages of this site do not follow it.',
  uncovered: 'The pages of this site do not answer that.',
};

/** Links to pages that a visitor may be pointed to, one a line. */
function pointToPages({ passages }: Corpus): Pick<Given, 'content' | 'sources'> {
  const pages = new Map(passages.filter(({ kind }) => kind === 'section').map((passage) => [passage.path, passage]));
  const sources = [...pages.values()]
    .filter(({ path }) => /^\/(resources|research)\//.test(path))
    .slice(0, namedPages)
    .map(({ page, path }) => ({ title: page, heading: null, href: path }));
  return { content: sources.map((source) => `- ${linkTo(source)}`).join('\n'), sources };
}

/** The answer to what the site does not cover: it says so and why, and names the nearest page or what can be asked. */
export function decline(
  corpus: Corpus,
  reason: OffLimits | 'uncovered' = 'uncovered',
  hits: readonly Hit[] = [],
): Given {
  const said = { kind: 'declined', answeredBy: 'passages' } as const;
  const nearest = hits.find(({ passage, sure }) => sure >= near && passage.kind !== 'fact');
  const mayPoint = reason === 'uncovered' || reason === 'personal' || reason === 'news';
  if (nearest !== undefined && mayPoint) {
    const source = sourceOf(nearest.passage);
    return { ...said, content: `${reasons[reason]} The nearest page is ${linkTo(source)}.`, sources: [source] };
  }
  const { content, sources } = pointToPages(corpus);
  return {
    ...said,
    content: `${reasons[reason]} You can ask me about cognitive economics, for example about:\n\n${content}`,
    sources,
  };
}

/** The answer to a greeting. */
export function greet(corpus: Corpus): Given {
  const { content, sources } = pointToPages(corpus);
  const hello =
    'Hello. I answer questions about the book and about cognitive economics from the pages of this site. You can ask me, for example, about:';
  return { content: `${hello}\n\n${content}`, sources, kind: 'greeting', answeredBy: 'passages' };
}
