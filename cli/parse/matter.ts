import { createProblem, type Place, type Problem, startOf } from '../core/problem.ts';
import { describeFences } from './fence-problems.ts';
import { findFences } from './fences.ts';
import type { Lines } from './lines.ts';
import { type KeyPath, readYaml } from './yaml.ts';

export interface Matter {
  /** The plain value of the front matter, or null when it cannot be read. */
  readonly data: unknown;
  /** The text with the front matter blanked out, so that every offset, line and column stays the author's own; null when where it begins is not known. */
  readonly body: string | null;
  /** The place of a key or a value, or of the nearest thing around it that is there. */
  readonly locate: (path: KeyPath, part?: 'key' | 'value') => Place;
  readonly problems: readonly Problem[];
}

/** The YAML begins right after the three hyphens. */
const opening = 3;

/** Splits a file into front matter and body. */
export function parseMatter(path: string, text: string, lines: Lines): Matter {
  const fences = findFences(text);
  if (fences.kind !== 'found') return refuseMatter(path, text, lines, fences);
  const yaml = readYaml(text.slice(opening, fences.start - 1));
  const top = lines.at(0, opening);
  const locate = (keys: KeyPath, part: 'key' | 'value' = 'value') => {
    const found = yaml.locate(keys, part);
    return found ? lines.at(opening + found[0], opening + found[1]) : top;
  };
  const problems = yaml.faults.map(({ start, end, reason, hint, suggestion }) => {
    const at = lines.at(opening + start, opening + Math.max(end, start + 1));
    return createProblem('yaml-syntax', 'error', { at, reason, hint, suggestion });
  });
  return { data: problems.length > 0 ? null : yaml.data, body: blankOut(text, fences.end), locate, problems };
}

/** The body as `parseMatter` gives it, without a look at what the front matter says. */
export function readBodyText(text: string): string | null {
  const fences = findFences(text);
  if (fences.kind === 'found') return blankOut(text, fences.end);
  return isOnlyText(fences) ? text : null;
}

/** The text with spaces in the place of everything before an offset, but for line ends. */
function blankOut(text: string, end: number): string {
  const lines = text.slice(0, end).split('\n');
  return lines.map(({ length }) => ' '.repeat(length)).join('\n') + text.slice(end);
}

/** What is known of a file that cannot be split into front matter and body. */
export function refuseFile(path: string, problem: Problem): Matter {
  return { data: null, body: null, locate: () => startOf(path), problems: [problem] };
}

type Refused = Exclude<ReturnType<typeof findFences>, { kind: 'found' }>;

/** Text without any front matter is checked all the same; where the front matter is doubtful, so is the text below it. */
function refuseMatter(path: string, text: string, lines: Lines, fences: Refused): Matter {
  return { ...refuseFile(path, describeFences(path, fences, lines)), body: isOnlyText(fences) ? text : null };
}

function isOnlyText(fences: Refused): boolean {
  return fences.kind === 'missing' && fences.cause === 'text';
}
