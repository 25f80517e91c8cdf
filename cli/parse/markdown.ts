import { remark } from 'remark';
import { type Features, type MdastNode, markdownToMdast } from 'satteri';
import type { Processor } from 'unified';
import { maskDollars } from './dollars.ts';
import type { Root } from './tree.ts';

/**
 * A remark plugin that replaces remark's parser with the native one. A test checks that the trees are the same, except
 * that straight quotes in text become typographic, one character for one, so that offsets do not change.
 */
export function satteri(this: Processor): void {
  const smartPunctuation = { quotes: true, dashes: false, ellipses: false };
  this.parser = (text) => parseNative(text, { smartPunctuation }) as Root;
}

/** The native parser with the features that authors may use, plus the given ones. */
export function parseNative(text: string, others: Features = {}): MdastNode {
  return markdownToMdast(text, { features: { gfm: true, math: true, frontmatter: false, ...others } });
}

const processor = remark().use(satteri).freeze();

/** The markdown tree of a text: CommonMark with tables, footnotes and math; a dollar sign for money stays text. */
export function parseMarkdown(text: string): Root {
  return maskDollars(text, (masked) => processor.parse(masked));
}
