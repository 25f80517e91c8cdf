/**
 * The first node that lies more than so many levels below the root of a tree; undefined if there is none. Whatever walks
 * a tree calls itself at each level, so this looks at one level after the other.
 */
export function findDeep<N extends object>(
  root: N,
  levels: number,
  childrenOf: (node: N) => readonly N[] = childrenIn,
): N | undefined {
  let nodes: readonly N[] = [root];
  for (let depth = 0; depth <= levels && nodes.length > 0; depth += 1)
    nodes = nodes.flatMap((node) => childrenOf(node));
  return nodes[0];
}

/** The children of a node of a syntax tree. */
function childrenIn<N extends object>(node: N): readonly N[] {
  return 'children' in node ? (node.children as readonly N[]) : [];
}
