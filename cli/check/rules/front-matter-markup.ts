import { kinds } from '../../kinds/registry.ts';
import { readKey } from '../../parse/document.ts';
import { parseMarkdown } from '../../parse/markdown.ts';
import { type Nodes, spanOf, walkTree } from '../../parse/tree.ts';
import { quoteYaml } from '../../parse/yaml-slips.ts';
import { type Rule, shorten } from '../rule.ts';

export const frontMatterMarkup: Rule = {
  id: 'front-matter-markup',
  level: 'warning',
  finds:
    'A title, description or venue holds markup such as `*`, which lists, tabs and searches would show as it is typed.',
  example: {
    file: 'references/example.md',
    wrong: 'title: The weight $\\alpha$ in *Homo economicus*',
    right: 'title: The weight α in Homo economicus',
  },
  *checkDocument(document) {
    for (const key of [kinds[document.kind].titleKey ?? 'title', 'description', 'venue']) {
      const value = readKey(document, key);
      const markup = typeof value === 'string' ? findMarkup(value) : null;
      if (typeof value !== 'string' || markup === null) continue;
      const plain = value.replace(/<\/?[a-z][^<>]*>|[{}]/gi, '');
      yield {
        at: document.locate([key]),
        reason: `Readers see \`${shorten(markup)}\` in the ${key} as it is written, for it is plain text.`,
        hint: 'Write the words alone, and signs and letters such as `α`, `x²`, `≥` or `ö`.',
        suggestion: findMarkup(plain) === null ? quoteYaml(plain) : undefined,
      };
    }
  },
};

const types: ReadonlySet<Nodes['type']> = new Set(['emphasis', 'strong', 'inlineCode', 'inlineMath', 'link', 'html']);

/** The first markup in a line of text, or the first TeX; a bare address is none. */
function findMarkup(text: string): string | null {
  if (!/[*_$`[<{\\]/.test(text)) return null;
  let found: string | null = null;
  walkTree(parseMarkdown(text), (node) => {
    const source = types.has(node.type) ? text.slice(...spanOf(node)) : '';
    if (/^[*_$`[<]/.test(source)) found ??= source;
  });
  return found ?? /\{[^{}]*\}|\\\W|\\[a-z]+/i.exec(text)?.[0] ?? null;
}
