import type { AnswersPage, Link } from '../../content/types.ts';
import { fold } from '../../lib/fold.ts';
import { plainMarkdown } from '../../lib/plain-markdown.ts';
import { splitTitle } from './question-list.ts';

/** The most answers that a question's page links to. */
const most = 4;
/** The least cosine between two questions that are related; below it they share a word by chance. */
const likeEnough = 0.35;

interface Asked {
  readonly stems: ReadonlySet<string>;
  readonly weight: number;
}

/**
 * Gives a function that gives the answers to the questions most like a text: the fewer questions have a word, the more
 * it counts. The answers are read once, for the pages of all questions.
 */
export function createRelateAnswers(groups: AnswersPage['groups']): (text: string) => readonly Link[] {
  const read = groups
    .flatMap((group) => group.answers)
    .map(({ title, href, asks = [] }) => ({ title, href, asked: [title, ...asks].map(stemsOf) }));
  const counts = new Map<string, number>();
  for (const { asked } of read) {
    for (const word of new Set(asked.flatMap((words) => [...words]))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weigh = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + Math.log(1 + read.length / (counts.get(word) ?? 0.5)) ** 2, 0);
  const weighed = (stems: ReadonlySet<string>): Asked => ({ stems, weight: weigh(stems) });
  const answers = read.map(({ asked, ...answer }) => ({ ...answer, asked: asked.map(weighed) }));
  const likeness = (a: Asked, b: Asked, fewest: number) => {
    const shared = [...a.stems].filter((word) => b.stems.has(word));
    return shared.length < fewest ? 0 : weigh(shared) / Math.sqrt(a.weight * b.weight);
  };

  return (text) => {
    // A long explanation mostly begins with the question itself.
    const words = plainMarkdown(text);
    const questions = [splitTitle(words).title, words].map(stemsOf).map(weighed);
    return answers
      .map(({ title, href, asked }) => {
        // One shared word is enough if it is in the title, which the reader sees.
        const like = Math.max(
          ...questions.flatMap((own) => asked.map((other, at) => likeness(own, other, at === 0 ? 1 : 2))),
        );
        return { title, href, like };
      })
      .filter(({ like }) => like >= likeEnough)
      .sort((a, b) => b.like - a.like)
      .slice(0, most)
      .map(({ title, href }) => ({ title, href }));
  };
}

/** The words of a text that carry its meaning, cut to stems, so that `costs` and `costly` are one. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = fold(text).match(/\bai\b|[a-z]{4,}/g) ?? [];
  return new Set(
    words.map((word) => word.replace(/(?:ie|e)?s$/, '').slice(0, 6)).filter((word) => !stopStems.has(word)),
  );
}

const stopStems = new Set(
  'what when where which with from that this they them their there have doe does should would could about into than then more most will some other being been always never know chapte read readin page book questi answer mean like make many much only just also very such these those really betwee people person good better right wrong said take yet exist'.split(
    ' ',
  ),
);
