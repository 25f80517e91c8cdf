import { batch } from '@preact/signals-core';
import { type Memo, noMemo } from './memo.ts';

/**
 * A graph in which some values are recomputed first in every change. Most changes end there, and the readers of those
 * values are not checked.
 */
export interface Graph {
  /** Applies several changes as one. */
  readonly change: (make: () => void) => void;
  /** Calls `refresh` in every change from now on, repeatedly, until no such function reports a change. */
  readonly settle: (refresh: () => boolean) => void;
  /** Saved values of an earlier run. */
  readonly memo: Memo;
}

export function createGraph(memo: Memo = noMemo): Graph {
  const settled: (() => boolean)[] = [];
  return {
    memo,
    settle: (refresh) => void settled.push(refresh),
    change(make) {
      batch(() => {
        make();
        while (settled.map((refresh) => refresh()).includes(true));
      });
    },
  };
}
