import type { QuestionnairePage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';

export function QuestionnaireScreen({ page }: { page: QuestionnairePage }) {
  return (
    <div className="page questionnaire">
      <h1>{page.title}</h1>
      <BodyText body={page.intro} />
    </div>
  );
}
