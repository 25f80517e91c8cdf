import type { Text } from 'mdast';
import { escapePattern } from '../core/text.ts';
import type { ParsedBody } from '../parse/body.ts';
import type { Nodes } from '../parse/tree.ts';

/** A word that is explained, and by which words a text may call it. */
export interface TermNames {
  /** Where it is explained. */
  readonly href: string;
  readonly names: readonly string[];
}

/** A stretch of a text node that leads to the explanation of its words; `start` and `end` count in the node's value. */
export interface TermMark {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** What holds no running text, or words that lead somewhere already. */
const unmarked: ReadonlySet<Nodes['type']> = new Set(['heading', 'link', 'table', 'footnoteDefinition', 'blockquote']);

/** Finds terms in texts. */
export type FindTerms = (body: ParsedBody) => ReadonlyMap<Text, readonly TermMark[]>;

/** Gives a function that finds in a text the first use of each term; of names that begin together the longest counts. */
export function createTermFinder(terms: readonly TermNames[]): FindTerms {
  const hrefs = new Map(terms.flatMap(({ href, names }) => names.map((name) => [name.toLowerCase(), href] as const)));
  if (hrefs.size === 0) return () => new Map();
  const names = [...hrefs.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${names.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (body) => {
    const marks = new Map<Text, readonly TermMark[]>();
    const seen = new Set<string>();
    for (const { node, isName } of runningTexts(body.root)) {
      const cited = body.citationsOf.get(node) ?? [];
      const found = [...node.value.matchAll(pattern)].flatMap(({ index: start, 0: words }): TermMark[] => {
        const href = hrefs.get(words.toLowerCase());
        const isCited = cited.some((citation) => start < citation.end && start + words.length > citation.start);
        const isPartOfName = isName && words.length < node.value.length;
        if (href === undefined || isCited || isPartOfName || seen.has(href)) return [];
        seen.add(href);
        return [{ start, end: start + words.length, href }];
      });
      if (found.length > 0) marks.set(node, found);
    }
    return marks;
  };
}

/** The text nodes in which words may become links, in reading order; what is set in italics may be the title of a work. */
function* runningTexts(node: Nodes, isName = false): Generator<{ readonly node: Text; readonly isName: boolean }> {
  if (unmarked.has(node.type)) return;
  if (node.type === 'text') yield { node, isName };
  else if ('children' in node)
    for (const child of node.children) yield* runningTexts(child, isName || node.type === 'emphasis');
}
