import { createProblem, type Problem } from '../core/problem.ts';
import type { Lines } from './lines.ts';

/** A key or the hyphen of a list item, followed by a value in typographic quotes. */
const quoted = /^([A-Za-z][\w-]*: +| *- +)([“„«‘‚]([^“”„«»‘’\n]*)[“”«»‘’])[ \t]*$/gm;

/** Front-matter values in typographic quotes: YAML keeps such quotes in the value, so readers would see them. */
export function findQuotedValues(frontMatter: string, lines: Lines): Problem[] {
  return Array.from(frontMatter.matchAll(quoted), ({ index, 1: key = '', 2: value = '', 3: words = '' }) => {
    const start = index + key.length;
    return createProblem('quoted-value', 'warning', {
      at: lines.at(start, start + value.length),
      reason: 'The typographic quotes around this value are a part of it: readers see them.',
      hint: 'Take them out, or write straight quotes.',
      suggestion: words,
    });
  });
}
