import { type Problem, type Span, writeMessage } from '../core/problem.ts';
import type { FileChange } from './revision.ts';

/** Something that prevents an edit, as `path:line:column` and what is there. */
export interface Obstacle {
  readonly position: string;
  readonly what: string;
}

/** Why an edit is not made, what prevents it, and what to do. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  readonly obstacles: readonly Obstacle[];
  readonly hint: string;
}

/** What a command would do to content/: changes with notes on them, or a refusal. */
export type Plan =
  | { readonly kind: 'changes'; readonly changes: readonly FileChange[]; readonly notes: readonly string[] }
  | Refused;

/** A refusal with its reason. */
export function refuse(reason: string, hint: string, obstacles: readonly Obstacle[] = []): Refused {
  return { kind: 'refused', reason, hint, obstacles };
}

/** Obstacles at several places, all of the same sort. */
export function obstaclesAt(uses: readonly { readonly at: Span }[], what: string): Obstacle[] {
  return uses.map(({ at }) => obstacleAt(at, what));
}

/** A problem as an obstacle. */
export function obstacleOf(problem: Problem): Obstacle {
  return obstacleAt(problem, writeMessage({ ...problem, hint: null }));
}

function obstacleAt({ path, line, column }: Span, what: string): Obstacle {
  return { position: `${path}:${line}:${column}`, what };
}
