import type { QuestionnairePage } from '../../content/types.ts';
import { AnswerField } from './answer-field.tsx';
import { FileField } from './file-field.tsx';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { TickList } from './tick-list.tsx';
import { WordCount } from './word-count.tsx';

interface ParticipateProps {
  readonly store: QuestionnaireStore;
  readonly page: Pick<QuestionnairePage, 'participation'>;
}

export function Participate({ store, page }: ParticipateProps) {
  return (
    <>
      <TickList field="participationPreferences" titles={page.participation} store={store} />
      <AnswerField field="proposalTitle" store={store} type="text" />
      <div>
        <AnswerField field="proposalSummary" store={store} rows={8} hint="Max 200 words" />
        <WordCount store={store} />
      </div>
      <FileField store={store} />
    </>
  );
}
