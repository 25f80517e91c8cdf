import { type Problem, type Span, writeMessage } from '../core/problem.ts';
import type { FileChange } from './revision.ts';

/** Something that stands in the way of an edit, as `path:line:column` and what is there. */
export interface Obstacle {
  readonly place: string;
  readonly what: string;
}

/** Why an edit is not made, what is in the way, and what to do. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  readonly obstacles: readonly Obstacle[];
  readonly hint: string;
}

/** What a command would do to content/: changes with sentences about them, or a refusal. */
export type Plan =
  | { readonly kind: 'changes'; readonly changes: readonly FileChange[]; readonly notes: readonly string[] }
  | Refused;

/** A plan that does nothing, and why. */
export function refuse(reason: string, hint: string, obstacles: readonly Obstacle[] = []): Refused {
  return { kind: 'refused', reason, hint, obstacles };
}

/** What stands at places in files, which is the same at all of them. */
export function obstaclesAt(uses: readonly { readonly at: Span }[], what: string): Obstacle[] {
  return uses.map(({ at }) => obstacleAt(at, what));
}

/** The obstacle that a problem is. */
export function obstacleOf(problem: Problem): Obstacle {
  return obstacleAt(problem, writeMessage({ ...problem, hint: null }));
}

function obstacleAt({ path, line, column }: Span, what: string): Obstacle {
  return { place: `${path}:${line}:${column}`, what };
}
