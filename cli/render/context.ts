import type { Element } from 'hast';
import type { Text } from 'mdast';
import type { ParsedBody } from '../parse/body.ts';
import type { Picture } from '../read/picture.ts';
import type { Target } from '../resolve/link.ts';
import type { Listed } from '../resolve/references.ts';
import type { TermMark } from './term-marks.ts';

/** What rendering a page needs to know beyond its tree. Everything is resolved: rendering decides nothing. */
export interface RenderContext {
  readonly body: ParsedBody;
  /** Path that all addresses of this site begin with. */
  readonly base: string;
  readonly resolve: (target: string) => Target;
  readonly pictureOf: (media: string) => Picture | null;
  /** The figure of a data set; null where there is none of that name. */
  readonly dataFigure: (name: string, head: (title: string) => Element) => Element | null;
  readonly references: ReadonlyMap<string, Listed>;
  /** The words that lead to the glossary, by the text in which they stand. */
  readonly terms: ReadonlyMap<Text, readonly TermMark[]>;
  /** Footnotes by identifier, with their letters, in the order of their first mention. */
  readonly letters: ReadonlyMap<string, string>;
}

/** Letters of footnotes: a to z, then aa, ab and on, so that they cannot be taken for references. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** The letter of each footnote that is mentioned, in the order of first mention. */
export function letterFootnotes(body: ParsedBody): Map<string, string> {
  const letters = new Map<string, string>();
  for (const use of body.footnoteUses) if (!letters.has(use.target)) letters.set(use.target, letterOf(letters.size));
  return letters;
}
