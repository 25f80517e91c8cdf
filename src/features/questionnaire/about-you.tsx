import { AnswerField } from './answer-field.tsx';
import type { QuestionnaireStore } from './questionnaire-store.ts';

export function AboutYou({ store }: { store: QuestionnaireStore }) {
  return (
    <>
      <AnswerField field="name" store={store} type="text" autoComplete="name" />
      <AnswerField field="email" store={store} type="email" autoComplete="email" />
      <AnswerField field="location" store={store} type="text" />
      <AnswerField field="age" store={store} type="number" inputMode="numeric" />
      <AnswerField field="education" store={store} type="text" />
      <AnswerField field="workStatus" store={store} type="text" />
    </>
  );
}
