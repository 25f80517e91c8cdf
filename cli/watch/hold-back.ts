import { compareText, type Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';

/** The files that have an error. */
export function listWrong(problems: readonly Problem[]): readonly string[] {
  return [...new Set(problems.filter(({ level }) => level === 'error').map(({ path }) => path))];
}

/** A content in which each of these files is as it was in an earlier content, or absent if it was not there. */
export function holdBack(content: Content, good: Content, paths: readonly string[]): Content {
  const isHeld = ({ path }: { readonly path: string }) => paths.includes(path);
  const isOther = (file: { readonly path: string }) => !isHeld(file);
  const files = [...content.files.filter(isOther), ...good.files.filter(isHeld)];
  files.sort((a, b) => compareText(a.path, b.path));
  return { ...content, files, problems: content.problems.filter(isOther) };
}
