import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Follow } from './text-links.ts';

/**
 * Reduces a tree to running text. Headings would break the page's outline, pictures would load from anywhere, and links
 * may lead only where `follow` says: all three become text. Line breaks are left to the style sheet.
 */
export function rehypeRunningText({ follow }: { readonly follow: Follow }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const replacement = replace(node, follow);
      if (replacement === null) return;
      parent.children.splice(index, 1, ...replacement);
      return index;
    });
  };
}

/** What replaces an element; null when the element stays, perhaps changed. */
function replace(node: Element, follow: Follow): Element['children'] | null {
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      node.tagName = 'p';
      node.properties = {};
      node.children = [element('strong', {}, node.children)];
      return null;
    case 'img':
      return [{ type: 'text', value: String(node.properties.alt || node.properties.src || '') }];
    case 'br':
      return [];
    case 'p':
      return markSource(node);
    case 'a':
      return writeLink(node, follow(String(node.properties.href ?? '')));
    default:
      return null;
  }
}

/** Marks the line that names the source of an answer, `— [page]`, and puts `From` in place of its dash. */
function markSource(node: Element): null {
  const [dash, link] = node.children;
  if (dash?.type === 'text' && dash.value === '— ' && link?.type === 'element' && link.tagName === 'a') {
    node.properties = { className: ['written-source'] };
    dash.value = 'From ';
  }
  return null;
}

function writeLink(node: Element, href: string | null): Element['children'] | null {
  if (href === null) return node.children;
  const outside = !href.startsWith('/');
  node.properties = outside ? { href, target: '_blank', rel: ['nofollow', 'ugc', 'noopener', 'noreferrer'] } : { href };
  if (outside) {
    const note = { type: 'text', value: ' (opens in a new tab)' } as const;
    node.children = [...node.children, element('span', { className: ['visually-hidden'] }, [note])];
  }
  return null;
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
