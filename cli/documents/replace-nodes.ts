import type { Node, Parent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A node of a tree of HTML or of markdown. */
type AnyNode = Pick<Node, 'type'>;

/** Puts other nodes in the place of some: `replace` gives those for a node, or null where it stays. They are not visited. */
export function replaceNodes<N extends AnyNode>(tree: AnyNode, replace: (node: N) => readonly AnyNode[] | null): void {
  visit(tree as Node, (node: AnyNode, index, parent: Parent | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const nodes = replace(node as N);
    if (nodes === null) return undefined;
    parent.children.splice(index, 1, ...(nodes as Parent['children']));
    return [SKIP, index + nodes.length];
  });
}

/** Removes the nodes of a tree that pass a test. */
export function removeNodes<N extends AnyNode>(tree: AnyNode, test: (node: N) => boolean): void {
  replaceNodes<N>(tree, (node) => (test(node) ? [] : null));
}
