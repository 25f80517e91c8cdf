import { fold } from './fold.ts';

/** Drops the question that an answer begins with, where it is the one that was asked and stands above it. */
export function withoutQuestion(answer: string, asked: string): string {
  const [line, question] = /^\*\*(.{1,300})\*\*\n\n/.exec(answer) ?? [];
  return line !== undefined && comparable(question ?? '') === comparable(asked) ? answer.slice(line.length) : answer;
}

/** The words of a text in lower case, without accents and punctuation. */
export function comparable(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
