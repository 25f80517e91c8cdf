import type { StarterAnswers } from './kind.ts';

/** The entries of an answer that is a list, without empty ones. */
export function listAnswer(answer: StarterAnswers[string]): string[] {
  const entries: readonly string[] = Array.isArray(answer) ? answer : [];
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
