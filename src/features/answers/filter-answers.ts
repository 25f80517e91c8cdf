import type { AnswersPage } from '../../content/types.ts';
import { fold, foldWords } from '../../lib/fold.ts';

type Groups = AnswersPage['groups'];

/**
 * The questions with every word that was typed, in themselves, in other ways to ask them, or in their topic; empty
 * groups are left out.
 */
export function filterAnswers(groups: Groups, text: string): Groups {
  const words = foldWords(text);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const answers = group.answers.filter(({ title, asks = [] }) => {
      const said = fold([title, ...asks, group.title].join(' '));
      return words.every((word) => said.includes(word));
    });
    return answers.length === 0 ? [] : [{ ...group, answers }];
  });
}
