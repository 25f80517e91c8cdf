import type { QuestionnairePage } from '../../content/types.ts';
import { AnswerField } from './answer-field.tsx';
import { type FieldName, labelOf, type Questions } from './fields.ts';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { TickList } from './tick-list.tsx';

interface YourInterestProps {
  readonly store: QuestionnaireStore;
  readonly page: Pick<QuestionnairePage, 'chapters' | 'books'> & Questions;
}

export function YourInterest({ store, page }: YourInterestProps) {
  const label = (field: FieldName) => labelOf(field, page);
  return (
    <>
      <AnswerField
        field="interestInCognitiveEconomics"
        label={label('interestInCognitiveEconomics')}
        store={store}
        rows={6}
      />
      <TickList field="selectedChapters" label={label('selectedChapters')} titles={page.chapters} store={store} />
      <TickList field="selectedBooks" label={label('selectedBooks')} titles={page.books} store={store} />
    </>
  );
}
