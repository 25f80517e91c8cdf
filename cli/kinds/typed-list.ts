import type { StarterAnswers } from './kind.ts';

/** The entries of a list that was typed for a new file, without empty ones. */
export function typedList(answer: StarterAnswers[string]): string[] {
  const entries: readonly string[] = Array.isArray(answer) ? answer : [];
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
