import { findDeep } from '../core/find-deep.ts';

/** Deeper than any document that people write. */
const deepest = 200;

/** Whether a tree is nested too deep to be walked. */
export function isTooDeep<N extends object>(root: N, childrenOf?: (node: N) => readonly N[]): boolean {
  return findDeep(root, deepest, childrenOf) !== undefined;
}
