import grayMatter from 'gray-matter';
import { createProblem, type Problem, type Span, startOf } from '../core/problem.ts';
import { findFences } from './fences.ts';
import type { Lines } from './lines.ts';
import { type KeyPath, readYaml } from './yaml.ts';

export interface ParsedFrontMatter {
  /** The plain value of the front matter, or null if it cannot be read. */
  readonly data: unknown;
  /** The text with the front matter blanked out, so that offsets, lines and columns stay the same; null if it is unclear where the body begins. */
  readonly body: string | null;
  /** The place of a key or a value, or of its nearest existing parent. */
  readonly locate: (path: KeyPath, part?: 'key' | 'value') => Span;
  /** A value as its author wrote it: `012`, which is the number 12. */
  readonly write: (path: KeyPath) => string;
  readonly problems: readonly Problem[];
}

/** The YAML from gray-matter begins right after the three hyphens. */
const opening = 3;

/** Splits a file into front matter and body, after checking the fences. */
export function parseFrontMatter(path: string, text: string, lines: Lines): ParsedFrontMatter {
  const fences = findFences(text);
  if ('reason' in fences) {
    const { start, end, ...cause } = fences;
    const problem = createProblem('front-matter', 'error', { at: lines.at(start, end), ...cause });
    // Without front matter the whole text is still checked; if the fences are unclear, so is the text below them.
    return { ...refuseFile(path, problem), body: cause.form === 'text' ? text : null };
  }
  // gray-matter copies its input, so it gets only the front matter.
  const yaml = readYaml(grayMatter(text.slice(0, fences.end), { language: 'yaml', engines }).matter);
  const locate = (keys: KeyPath, part: 'key' | 'value' = 'value') => {
    const [start, end] = yaml.locate(keys, part) ?? [-opening, 0];
    return lines.at(opening + start, opening + end);
  };
  // Cut from the text of the file, which is in memory anyway.
  const write = (keys: KeyPath) => {
    const [start, end] = yaml.locate(keys, 'value') ?? [0, 0];
    return text.slice(opening + start, opening + end);
  };
  const read = { data: yaml.data, body: blankOut(text, fences.end), locate, write };
  if (yaml.fault === null) return { ...read, problems: [] };
  const { start, end, ...slip } = yaml.fault;
  const at = lines.at(opening + start, opening + Math.max(end, start + 1));
  return { ...read, problems: [createProblem('yaml-syntax', 'error', { at, ...slip })] };
}

/** The same body as from `parseFrontMatter`, without reading the front matter. */
export function readBodyText(text: string): string | null {
  const fences = findFences(text);
  if ('reason' in fences) return fences.form === 'text' ? text : null;
  return blankOut(text, fences.end);
}

const refuse = (): object => {
  throw new Error('Front matter is YAML and nothing else.');
};

/** Disables the engines of gray-matter: it only finds the text between the fences, which we parse ourselves. */
const engines = { yaml: () => ({}), json: refuse, javascript: refuse, js: refuse };

/** Replaces everything before an offset with spaces, except line ends. */
function blankOut(text: string, end: number): string {
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** The result for a file that cannot be split into front matter and body. */
export function refuseFile(path: string, problem: Problem): ParsedFrontMatter {
  return { data: null, body: null, locate: () => startOf(path), write: () => '', problems: [problem] };
}
