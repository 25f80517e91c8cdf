import type { AnswersPage, Link } from '../../content/types.ts';
import { fold } from '../../lib/fold.ts';

/** Answers that a page on one question leads to. */
const most = 6;

/** The answers whose questions share words with a text: a word counts for more, the fewer of them have it. */
export function relateAnswers(text: string, groups: AnswersPage['groups']): readonly Link[] {
  const answers = groups
    .flatMap((group) => group.answers)
    .map(({ title, href }) => ({ title, href, words: stemsOf(title) }));
  const counts = new Map<string, number>();
  for (const { words } of answers) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = stemsOf(text);
  const scored = answers.map(({ title, href, words }) => {
    const shared = [...words].filter((word) => asked.has(word));
    return { title, href, score: shared.reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0) };
  });
  return scored
    .filter(({ score }) => score > 0.02)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ title, href }) => ({ title, href }));
}

/** The longer words of a text by how they begin, so that `costs` and `costly` are one. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    fold(text)
      .match(/[a-z]{4,}/g)
      ?.map((word) => word.slice(0, 6))
      .filter((word) => !common.has(word)),
  );
}

const common = new Set(
  'what when where which with from that this they them their there have does should would could about into than then more most will some other being been'.split(
    ' ',
  ),
);
