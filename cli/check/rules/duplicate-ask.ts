import { answersAmong } from '../../resolve/told.ts';
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
    const owners = new Map<string, string>();
    for (const answer of answersAmong(model.documents)) {
      const { question, asks = [] } = answer.frontMatter;
      const asked = [
        ...(question === undefined ? [] : [{ words: question, key: ['question'] }]),
        ...asks.map((words, index) => ({ words, key: ['asks', index] })),
      ];
      for (const { words, key } of asked) {
        const plain = words
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
        const owner = owners.get(plain);
        if (owner === undefined) owners.set(plain, answer.slug);
        else
          yield {
            at: answer.locate(key),
            reason:
              owner === answer.slug ? 'The question stands here twice.' : `\`${owner}\` answers this question too.`,
            hint: 'Keep it where its answer is, and remove it here.',
          };
      }
    }
  },
};
