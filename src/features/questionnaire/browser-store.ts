import { siteApi } from '../../lib/site-api.ts';
import { tabSlot } from '../../lib/storage.ts';
import { createQuestionnaireStore } from './questionnaire-store.ts';

/** The questionnaire of this browser. */
export const questionnaireStore = createQuestionnaireStore({
  api: siteApi,
  slot: tabSlot('questionnaire'),
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
