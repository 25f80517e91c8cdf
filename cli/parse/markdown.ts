import { remark } from 'remark';
import { type MdastNode, markdownToMdast } from 'satteri';
import type { Processor } from 'unified';
import { maskDollars } from './dollars.ts';
import type { Root } from './tree.ts';

/** A remark plugin: the native parser in place of remark's own. Its tree is the same, which a test holds. */
export function satteri(this: Processor): void {
  this.parser = (text) => parseNative(text) as Root;
}

/** The native parser with the features that authors may use. */
export function parseNative(text: string): MdastNode {
  return markdownToMdast(text, { features: { gfm: true, math: true, frontmatter: false } });
}

const processor = remark().use(satteri).freeze();

/** The markdown tree of a text: CommonMark with tables, footnotes and math; a dollar that is money is text. */
export function parseMarkdown(text: string): Root {
  return maskDollars(text, (masked) => processor.parse(masked));
}
