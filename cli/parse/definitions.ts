import type { Definition } from 'mdast';
import { type Nodes, type Root, walkTree } from './tree.ts';

/**
 * Replaces reference links and images (`[text][name]`) with inline ones, changing the tree in place, so that later code
 * handles one form. Returns the definition of each, which holds the position of its address.
 */
export function inlineDefinitions(root: Root): ReadonlyMap<Nodes, Definition> {
  const origins = new Map<Nodes, Definition>();
  const definitions = new Map<string, Definition>();
  walkTree(root, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  walkTree(root, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (definition === undefined) return;
    origins.set(node, definition);
    Object.assign(node, {
      type: node.type === 'linkReference' ? 'link' : 'image',
      url: definition.url,
      title: definition.title ?? null,
    });
  });
  return origins;
}
