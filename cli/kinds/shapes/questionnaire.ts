import type { BasePage } from './base.ts';
import type { Body, Fields } from './parts.ts';

export interface QuestionnairePage extends BasePage<'questionnaire'>, Fields<'questionnaire'> {
  readonly intro: Body;
}
