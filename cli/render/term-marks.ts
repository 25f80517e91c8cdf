import type { Text } from 'mdast';
import { escapePattern } from '../core/text.ts';
import type { ParsedBody } from '../parse/body.ts';
import type { Nodes } from '../parse/tree.ts';

/** A term of the glossary, and the words that texts may use for it. */
export interface TermNames {
  /** The address of its explanation. */
  readonly href: string;
  readonly names: readonly string[];
}

/** A span of a text node that links to the explanation of a term; `start` and `end` count in the node's value. */
export interface TermMark {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** Nodes without running text, in another language, or whose text is a link already. */
const unmarked: ReadonlySet<Nodes['type']> = new Set([
  'heading',
  'link',
  'table',
  'footnoteDefinition',
  'blockquote',
  'foreign',
]);

/** The marks in a text node, by the node's position among those in which words may become links. */
export type MarkedText = readonly [position: number, marks: readonly TermMark[]];

/** Finds terms in a text. */
type FindTerms = (body: ParsedBody) => readonly MarkedText[];

/** Returns a function that finds the first use of each term in a text; of names with a common prefix the longest wins. */
export function createTermFinder(terms: readonly TermNames[]): FindTerms {
  const hrefs = new Map(terms.flatMap(({ href, names }) => names.map((name) => [name.toLowerCase(), href] as const)));
  const names = [...hrefs.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const spellings = new Set(terms.flatMap((term) => term.names));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${names.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (body) => {
    const seen = new Set<string>();
    return Array.from(runningTexts(body.root), ({ node, isName }, position): MarkedText => {
      const cited = body.citationsOf.get(node) ?? [];
      const found = [...node.value.matchAll(pattern)].flatMap(({ index: start, 0: words }): TermMark[] => {
        const href = hrefs.get(words.toLowerCase());
        const isCited = cited.some((citation) => start < citation.end && start + words.length > citation.start);
        const isPartOfName = isName
          ? words.length < node.value.length
          : !spellings.has(words) && isWithinName(node.value, start, words);
        if (href === undefined || isCited || isPartOfName || seen.has(href)) return [];
        seen.add(href);
        return [{ start, end: start + words.length, href }];
      });
      return [position, found];
    }).filter(([, marks]) => marks.length > 0);
  };
}

/**
 * Whether words with a capital stand between another word and one with a capital: `the Inshore Bycatch Forum`. Words that
 * the glossary itself writes so, such as `GDP` or a German noun, tell nothing by it.
 */
function isWithinName(text: string, start: number, words: string): boolean {
  const [before, after] = [text.slice(0, start), text.slice(start + words.length)];
  return /^\p{Lu}/u.test(words) && /[\p{L}\p{N}]\s$/u.test(before) && /^\s(?!I\b)\p{Lu}/u.test(after);
}

/** The marks found in a text by its nodes. */
export function placeMarks({ root }: ParsedBody, found: readonly MarkedText[]): ReadonlyMap<Text, readonly TermMark[]> {
  const texts = found.length === 0 ? [] : Array.from(runningTexts(root), ({ node }) => node);
  return new Map(found.map(([position, marks]) => [texts[position] as Text, marks]));
}

/** The text nodes in which words may become links, in reading order; italics are skipped, since they may be a title. */
function* runningTexts(node: Nodes, isName = false): Generator<{ readonly node: Text; readonly isName: boolean }> {
  if (unmarked.has(node.type)) return;
  if (node.type === 'text') yield { node, isName };
  else if ('children' in node)
    for (const child of node.children) yield* runningTexts(child, isName || node.type === 'emphasis');
}
