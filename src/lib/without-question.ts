import { comparable } from './fold.ts';

/** Drops the question that an answer begins with, where it is the one that was asked and stands above it. */
export function withoutQuestion(answer: string, asked: string): string {
  const [line, question] = /^\*\*(.{1,300})\*\*\n\n/.exec(answer) ?? [];
  return line !== undefined && comparable(question ?? '') === comparable(asked) ? answer.slice(line.length) : answer;
}
