import grayMatter from 'gray-matter';
import { createProblem, type Problem, type Span, startOf } from '../core/problem.ts';
import { findFences } from './fences.ts';
import type { Lines } from './lines.ts';
import { type KeyPath, readYaml } from './yaml.ts';

export interface ParsedFrontMatter {
  /** The plain value of the front matter, or null when it cannot be read. */
  readonly data: unknown;
  /** The text with the front matter blanked out, so that every offset, line and column stays the author's own; null when where it begins is not known. */
  readonly body: string | null;
  /** The place of a key or a value, or of the nearest thing around it that is there. */
  readonly locate: (path: KeyPath, part?: 'key' | 'value') => Span;
  readonly problems: readonly Problem[];
}

/** The YAML that gray-matter hands over begins right after the three hyphens. */
const opening = 3;

/** Splits a file into front matter and body; the fences are checked before anything reads what is between them. */
export function parseFrontMatter(path: string, text: string, lines: Lines): ParsedFrontMatter {
  const fences = findFences(text);
  if ('reason' in fences) {
    const { start, end, reason, hint, isText } = fences;
    const problem = createProblem('front-matter', 'error', { at: lines.at(start, end), reason, hint });
    // Text without any front matter is checked all the same; where the front matter is doubtful, so is the text below it.
    return { ...refuseFile(path, problem), body: isText ? text : null };
  }
  // gray-matter copies what it is given, so it gets no more than the front matter.
  const yaml = readYaml(grayMatter(text.slice(0, fences.end), { language: 'yaml', engines }).matter);
  const locate = (keys: KeyPath, part: 'key' | 'value' = 'value') => {
    const [start, end] = yaml.locate(keys, part) ?? [-opening, 0];
    return lines.at(opening + start, opening + end);
  };
  const problems = yaml.faults.map(({ start, end, reason, hint, suggestion }) => {
    const at = lines.at(opening + start, opening + Math.max(end, start + 1));
    return createProblem('yaml-syntax', 'error', { at, reason, hint, suggestion });
  });
  return { data: yaml.data, body: blankOut(text, fences.end), locate, problems };
}

/** The body as `parseFrontMatter` gives it, without a look at what the front matter says. */
export function readBodyText(text: string): string | null {
  const fences = findFences(text);
  if ('reason' in fences) return fences.isText ? text : null;
  return blankOut(text, fences.end);
}

const refuse = (): object => {
  throw new Error('Front matter is YAML and nothing else.');
};

/** None of gray-matter's engines reads anything: it finds what stands between the fences, and that is ours to read. */
const engines = { yaml: () => ({}), json: refuse, javascript: refuse, js: refuse };

/** Spaces in the place of everything before an offset but the ends of lines. */
function blankOut(text: string, end: number): string {
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** What is known of a file that cannot be split into front matter and body. */
export function refuseFile(path: string, problem: Problem): ParsedFrontMatter {
  return { data: null, body: null, locate: () => startOf(path), problems: [problem] };
}
