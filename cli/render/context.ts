import type { Element } from 'hast';
import type { Text } from 'mdast';
import { letterAt } from '../core/labels.ts';
import type { ParsedBody } from '../parse/body.ts';
import type { Picture } from '../read/picture.ts';
import type { Target } from '../resolve/link.ts';
import type { Listed } from '../resolve/references.ts';
import type { TermMark } from './term-marks.ts';

/** The data that rendering a page needs besides its tree. Everything is resolved already. */
export interface RenderContext {
  readonly body: ParsedBody;
  /** The base path of all addresses of this site. */
  readonly base: string;
  readonly resolve: (target: string) => Target;
  readonly pictureOf: (media: string) => Picture | null;
  /** The figure of a data set; null if no data set has that name. */
  readonly dataFigure: (name: string, head: (title: string) => Element) => Element | null;
  readonly references: ReadonlyMap<string, Listed>;
  /** The words that link to the glossary, by text node. */
  readonly terms: ReadonlyMap<Text, readonly TermMark[]>;
  /** Footnotes by identifier, with their letters, in the order of their first mention. */
  readonly letters: ReadonlyMap<string, string>;
}

/** The letter of each footnote that is mentioned, in the order of first mention. */
export function letterFootnotes(body: ParsedBody): Map<string, string> {
  const letters = new Map<string, string>();
  for (const use of body.footnoteUses) if (!letters.has(use.target)) letters.set(use.target, letterAt(letters.size));
  return letters;
}
