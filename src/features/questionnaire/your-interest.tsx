import type { QuestionnairePage } from '../../content/types.ts';
import { AnswerField } from './answer-field.tsx';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { TickList } from './tick-list.tsx';

interface YourInterestProps {
  readonly store: QuestionnaireStore;
  readonly page: Pick<QuestionnairePage, 'chapters' | 'books'>;
}

export function YourInterest({ store, page }: YourInterestProps) {
  return (
    <>
      <AnswerField field="interestInCognitiveEconomics" store={store} rows={6} />
      <TickList field="selectedChapters" titles={page.chapters} store={store} />
      <TickList field="selectedBooks" titles={page.books} store={store} />
    </>
  );
}
