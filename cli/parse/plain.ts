import { nameLabelled } from '../core/labels.ts';
import type { Nodes } from './tree.ts';

/** Turns a formula into plain text. */
export type SayMath = (tex: string, isDisplay: boolean) => string;

/**
 * The plain text of a node: no markup, citations, footnote marks or raw HTML. Formulas stay TeX unless `sayMath`
 * converts them.
 */
export function plainTextOf(node: Nodes, sayMath: SayMath = (tex) => tex): string {
  const words = collect(node, sayMath);
  // Most texts already have single spaces, and a test is faster than a replacement.
  const spaced = /[^\S ]| {2}/.test(words) ? words.replace(/\s+/g, ' ') : words;
  return spaced.replace(/ ([.,;:!?])/g, '$1').trim();
}

function collect(node: Nodes, sayMath: SayMath): string {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\[@\w[^\][]*\]/g, '');
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'inlineMath':
    case 'math':
      return sayMath(node.value, node.type === 'math');
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'calloutTitle':
      return endSentence(join(node.children, '', sayMath));
    case 'callout':
      return `${node.number === null ? '' : `${nameLabelled('prop', node.number)}. `}${join(node.children, ' ', sayMath)}`;
    case 'caption':
      return node.children.length === 0
        ? ''
        : `${nameLabelled(node.kind, node.number)}. ${join(node.children, '', sayMath)}`;
    case 'crossReference':
      return node.name ?? '';
    case 'html':
    case 'footnoteReference':
    case 'footnoteDefinition':
    case 'definition':
      return '';
    default:
      return 'children' in node ? join(node.children, isInline(node) ? '' : ' ', sayMath) : '';
  }
}

function join(nodes: readonly Nodes[], between: string, sayMath: SayMath): string {
  return nodes.map((node) => collect(node, sayMath)).join(between);
}

/** A title runs on into the text below it. */
function endSentence(words: string): string {
  return /[.?!:]$/.test(words) ? words : `${words}.`;
}

/** Whether the children of a node are inline. */
function isInline(node: Nodes): boolean {
  return ['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'].includes(node.type);
}
