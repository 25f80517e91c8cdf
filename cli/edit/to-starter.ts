import type { StarterAnswers } from '../kinds/kind.ts';
import { kinds } from '../kinds/registry.ts';
import { type Model, namesOf } from '../resolve/model.ts';
import type { NewFile } from './new.ts';

/** Turns the answers to the questions about a new file into that file, or says what is wrong with one of them. */
export function toStarter(
  kind: NewFile['kind'],
  answers: StarterAnswers,
  model: Model,
  today: string,
): NewFile | { readonly key: string; readonly value: string; readonly fault: string } {
  const { order, starter } = kinds[kind];
  for (const { key, check } of starter?.asks ?? []) {
    const value = textOf(answers[key]) ?? '';
    const fault = check?.(value) ?? null;
    if (fault !== null) return { key, value, fault };
  }
  const { slug, after, before, description, draft } = answers;
  const title = textOf(answers.title)?.trim() ?? '';
  const taken = namesOf(model, kind);
  const asked = {
    title,
    description,
    draft: draft === true ? draft : undefined,
    ...Object.fromEntries((starter?.asks ?? []).map(({ key }) => [key, answers[key]])),
    ...starter?.values?.({ ...answers, title }, today),
  };
  return {
    kind,
    slug: textOf(slug) ?? starter?.slug?.(answers, (one) => taken.has(one)),
    values: { title, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) },
    position: {
      after: textOf(after),
      before: textOf(before),
      within: order?.within === undefined ? undefined : textOf(answers[order.within]),
    },
  };
}

function textOf(answer: StarterAnswers[string]): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}
