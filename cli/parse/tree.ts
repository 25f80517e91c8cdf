import type { Literal, Node, Nodes, Parent, Root } from 'mdast';

/** The nodes that the math extension adds to the markdown tree. */
export interface DisplayTex extends Literal {
  type: 'math';
}
export interface InlineTex extends Literal {
  type: 'inlineMath';
}

declare module 'mdast' {
  interface RootContentMap {
    math: DisplayTex;
    inlineMath: InlineTex;
  }
  interface PhrasingContentMap {
    inlineMath: InlineTex;
  }
  interface BlockContentMap {
    math: DisplayTex;
  }
}

export type { Nodes, Parent, Root };

/** Offsets of a node in the author's text. */
export function spanOf(node: Node): readonly [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** Calls `visit` for every node in reading order, without recursion: a hostile text nests deeper than a stack. */
export function walkTree(root: Nodes, visit: (node: Nodes, depth: number) => void): void {
  const waiting: Nodes[] = [root];
  const depths = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const depth = depths.pop() ?? 0;
    visit(node, depth);
    if (!('children' in node)) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      waiting.push(node.children[index] as Nodes);
      depths.push(depth + 1);
    }
  }
}
