import { kindWith } from '../../kinds/registry.ts';
import { findRepeats } from '../repeats.ts';
import type { Rule } from '../rule.ts';

export const duplicateAsk: Rule = {
  id: 'duplicate-ask',
  level: 'error',
  protects: 'A question has one answer: two that claim the same words leave it to chance which is given.',
  example: {
    file: 'answers/example.md',
    wrong: "question: 'What is a mistake?'",
    right: "question: 'What is a slip?'",
  },
  *check(model) {
    const asked = model.ofKind(kindWith('answersQuestions')).flatMap((answer) => {
      const { question, asks = [] } = answer.frontMatter;
      return [
        ...(question === undefined ? [] : [{ answer, words: question, key: ['question'] }]),
        ...asks.map((words, index) => ({ answer, words, key: ['asks', index] })),
      ];
    });
    for (const [{ answer, key }, first] of findRepeats(asked, ({ words }) => plainWords(words))) {
      const { slug } = first.answer;
      yield {
        at: answer.locate(key),
        reason: slug === answer.slug ? 'The question stands here twice.' : `\`${slug}\` answers this question too.`,
        hint: 'Keep it where its answer is, and remove it here.',
      };
    }
  },
};

function plainWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
