import grayMatter from 'gray-matter';
import { createProblem, type Problem, type Span, startOf } from '../core/problem.ts';
import { describeFences } from './fence-problems.ts';
import { findFences } from './fences.ts';
import type { Lines } from './lines.ts';
import { type KeyPath, readYaml, type Yaml } from './yaml.ts';

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
  if (fences.kind !== 'found') return refuseFrontMatter(path, text, lines, fences);
  const yaml = readFrontMatter(text.slice(0, fences.end));
  const top = lines.at(0, opening);
  const locate = (keys: KeyPath, part: 'key' | 'value' = 'value') => {
    const found = yaml?.locate(keys, part);
    return found ? lines.at(opening + found[0], opening + found[1]) : top;
  };
  const data = yaml === undefined ? {} : yaml.data;
  const problems = (yaml?.faults ?? []).map(({ start, end, reason, hint, suggestion }) => {
    const at = lines.at(opening + start, opening + Math.max(end, start + 1));
    return createProblem('yaml-syntax', 'error', { at, reason, hint, suggestion });
  });
  return { data: problems.length > 0 ? null : data, body: blankOut(text, fences.end), locate, problems };
}

/** The body as `parseFrontMatter` gives it, without a look at what the front matter says. */
export function readBodyText(text: string): string | null {
  const fences = findFences(text);
  if (fences.kind === 'found') return blankOut(text, fences.end);
  return isOnlyText(fences) ? text : null;
}

/**
 * What stands between the fences; undefined where it is blank. gray-matter, which copies what it is given, gets no more
 * than the front matter; each of its engines is replaced, by ours or by one that refuses.
 */
function readFrontMatter(head: string): Yaml | undefined {
  let read: Yaml | undefined;
  const yaml = (source: string): object => {
    read = readYaml(source);
    return {};
  };
  const refuse = (): object => {
    throw new Error('Front matter is YAML and nothing else.');
  };
  grayMatter(head, { language: 'yaml', engines: { yaml, json: refuse, javascript: refuse, js: refuse } });
  return read;
}

/** Spaces in the place of everything before an offset but the ends of lines. */
function blankOut(text: string, end: number): string {
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** What is known of a file that cannot be split into front matter and body. */
export function refuseFile(path: string, problem: Problem): ParsedFrontMatter {
  return { data: null, body: null, locate: () => startOf(path), problems: [problem] };
}

type Refused = Exclude<ReturnType<typeof findFences>, { kind: 'found' }>;

/** Text without any front matter is checked all the same; where the front matter is doubtful, so is the text below it. */
function refuseFrontMatter(path: string, text: string, lines: Lines, fences: Refused): ParsedFrontMatter {
  return { ...refuseFile(path, describeFences(path, fences, lines)), body: isOnlyText(fences) ? text : null };
}

function isOnlyText(fences: Refused): boolean {
  return fences.kind === 'missing' && fences.cause === 'text';
}
