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
  const read: Yaml[] = [];
  const body = splitFrontMatter(text, (source) => read.push(readYaml(source)));
  const [yaml] = read;
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
  return { data: problems.length > 0 ? null : data, body, locate, problems };
}

/** The body as `parseFrontMatter` gives it, without a look at what the front matter says. */
export function readBodyText(text: string): string | null {
  const fences = findFences(text);
  if (fences.kind === 'found') return splitFrontMatter(text, () => undefined);
  return isOnlyText(fences) ? text : null;
}

/** The body below the front matter, which is handed to `read`. gray-matter does the split; each of its engines is replaced, by ours or by one that refuses. */
function splitFrontMatter(text: string, read: (source: string) => void): string {
  const refuse = (): object => {
    throw new Error('Front matter is YAML and nothing else.');
  };
  const yaml = (source: string): object => {
    read(source);
    return {};
  };
  const engines = { yaml, json: refuse, javascript: refuse, js: refuse };
  const { content } = grayMatter(text, { language: 'yaml', engines });
  const head = text.slice(0, text.length - content.length).split('\n');
  // Spaces for everything but line ends.
  return head.map(({ length }) => ' '.repeat(length)).join('\n') + content;
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
