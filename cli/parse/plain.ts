import { nameLabelled } from '../core/labels.ts';
import type { Nodes } from './tree.ts';

/** How plain text has what is not text. */
interface Say {
  readonly math: (tex: string, isDisplay: boolean) => string;
  /** A citation as it is written, with its place in a text. */
  readonly citation: (written: string, at: number, text: string) => string;
  /** Words that are struck out. */
  readonly struck: (words: string) => string;
}

const plainly: Say = { math: (tex) => tex, citation: () => '', struck: (words) => words };

/**
 * The plain text of a node: no markup, footnote marks or raw HTML. Unless `say` has them, formulas stay TeX and citations
 * are left out.
 */
export function plainTextOf(node: Nodes, say: Partial<Say> = {}): string {
  const words = collect(node, { ...plainly, ...say });
  // Most texts already have single spaces, and a test is faster than a replacement.
  const spaced = /[^\S ]| {2}/.test(words) ? words.replace(/\s+/g, ' ') : words;
  return spaced.replace(/ (?!\.\d)([.,;:!?])/g, '$1').trim();
}

function collect(node: Nodes, say: Say): string {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\[@\w[^\][]*\]/g, say.citation);
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'inlineMath':
    case 'math':
      return say.math(node.value, node.type === 'math');
    case 'delete':
      return say.struck(join(node.children, '', say));
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'calloutTitle':
      return endSentence(join(node.children, '', say));
    case 'callout':
      return `${node.number === null ? '' : `${nameLabelled('prop', node.number)}. `}${join(node.children, ' ', say)}`;
    case 'caption':
      return node.children.length === 0
        ? ''
        : `${nameLabelled(node.kind, node.number)}. ${join(node.children, '', say)}`;
    case 'crossReference':
      return node.name ?? '';
    case 'html':
    case 'footnoteReference':
    case 'footnoteDefinition':
    case 'definition':
      return '';
    default:
      return 'children' in node ? join(node.children, isInline(node) ? '' : ' ', say) : '';
  }
}

function join(nodes: readonly Nodes[], between: string, say: Say): string {
  return nodes.map((node) => collect(node, say)).join(between);
}

/** A title runs on into the text below it. */
function endSentence(words: string): string {
  return /[.?!:]$/.test(words) ? words : `${words}.`;
}

/** Whether the children of a node are inline. */
function isInline(node: Nodes): boolean {
  return ['paragraph', 'heading', 'emphasis', 'strong', 'link', 'tableCell', 'foreign'].includes(node.type);
}
