import type { Nodes } from './tree.ts';

/** The words of a node as a reader would say them: no markup, no citations, no footnote marks, no raw HTML. */
export function plainText(node: Nodes): string {
  const words = collect(node);
  // Most texts have one space between words already, and a search is quicker than replacing each by itself.
  const spaced = /[^\S ]| {2}/.test(words) ? words.replace(/\s+/g, ' ') : words;
  return spaced.replace(/ ([.,;:!?])/g, '$1').trim();
}

function collect(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\[@\w[^\][]*\]/g, '');
    case 'inlineCode':
    case 'code':
    case 'inlineMath':
    case 'math':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'html':
    case 'footnoteReference':
    case 'footnoteDefinition':
    case 'definition':
      return '';
    default:
      return 'children' in node ? node.children.map(collect).join(isInline(node) ? '' : ' ') : '';
  }
}

/** Whether the children of a node run on in one line. */
function isInline(node: Nodes): boolean {
  return ['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'].includes(node.type);
}
