import { remark } from 'remark';
import { type Features, type MdastNode, markdownToMdast } from 'satteri';
import type { Processor } from 'unified';
import { maskDollars } from './dollars.ts';
import type { Root } from './tree.ts';

/**
 * A remark plugin: the native parser in place of remark's own. Its tree is the same, which a test holds, but for
 * quotes: those typed straight are typographic in texts, a sign for a sign, so that every place stays where it was.
 */
export function satteri(this: Processor): void {
  const smartPunctuation = { quotes: true, dashes: false, ellipses: false };
  this.parser = (text) => parseNative(text, { smartPunctuation }) as Root;
}

/** The native parser with the features that authors may use, and others. */
export function parseNative(text: string, others: Features = {}): MdastNode {
  return markdownToMdast(text, { features: { gfm: true, math: true, frontmatter: false, ...others } });
}

const processor = remark().use(satteri).freeze();

/** The markdown tree of a text: CommonMark with tables, footnotes and math; a dollar that is money is text. */
export function parseMarkdown(text: string): Root {
  return maskDollars(text, (masked) => processor.parse(masked));
}
