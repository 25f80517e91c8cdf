import { kinds } from '../../kinds/registry.ts';
import { answerKind } from '../../resolve/anchors.ts';
import type { Rule } from '../rule.ts';

const { mostWords = 0 } = kinds[answerKind];

export const longAnswer: Rule = {
  id: 'long-answer',
  level: 'error',
  finds: `An answer has more than ${mostWords} words; it should be read at a glance, and link to the pages that say more.`,
  example: {
    file: 'answers/example.md',
    wrong: `---\nquestion: 'What is a mistake?'\n---\n\n${'A choice that one would take back. '.repeat(18).trim()}`,
    right: "---\nquestion: 'What is a mistake?'\n---\n\nA choice that one would take back.",
  },
  *checkDocument(document) {
    if (document.kind !== answerKind || !document.hasBody) return;
    const [first] = document.body.blocks;
    const words = document.body.blocks.flatMap(({ text }) => text.match(/\S+/g) ?? []).length;
    if (first === undefined || words <= mostWords) return;
    yield {
      at: first.at,
      reason: `The answer has ${words} words; ${mostWords} is the most.`,
      hint: 'Say the main thing, and link to the page that says the rest.',
    };
  },
};
