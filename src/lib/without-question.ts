import { fold } from './fold.ts';

/** A written answer as it stands below what was asked: without the question that it begins with, where that is the same. */
export function withoutQuestion(answer: string, asked: string): string {
  const [line, question] = /^\*\*(.{1,300})\*\*\n\n/.exec(answer) ?? [];
  return line !== undefined && wordsOf(question ?? '') === wordsOf(asked) ? answer.slice(line.length) : answer;
}

/** The words of a text alone, in one case and without accents. */
export function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
