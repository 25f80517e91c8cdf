import { useEffect } from 'react';
import type { QuestionnairePage, Shown } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { questionnaireStore } from './browser-store.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { isUnsaved, type QuestionnaireStore } from './questionnaire-store.ts';
import { StepForm } from './step-form.tsx';
import { Steps } from './steps.tsx';

interface QuestionnaireScreenProps {
  readonly page: Shown<QuestionnairePage>;
  readonly store?: QuestionnaireStore;
}

export function QuestionnaireScreen({ page, store = questionnaireStore }: QuestionnaireScreenProps) {
  useEffect(() => store.getState().open(page), [store, page]);
  useEffect(() => askBeforeLeaving(store), [store]);

  return (
    <div className="page questionnaire">
      <h1>{page.title}</h1>
      <BodyText body={page.intro} />
      <NoScript what="The questionnaire" />
      <div className="needs-scripts">
        <Steps store={store} />
        <StepForm store={store} page={page} />
      </div>
      <OutcomeDialog store={store} />
    </div>
  );
}

/** Has the browser ask before it leaves a page with unsent answers. */
function askBeforeLeaving(store: QuestionnaireStore): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isUnsaved(store.getState())) return;
    event.preventDefault();
    // For browsers of before 2024.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
