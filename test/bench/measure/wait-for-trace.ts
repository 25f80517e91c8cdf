import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Trace } from '../edits.ts';

const pause = 2;

/**
 * Prepares, before an edit is made, to wait for its traces in the files of a folder. The promise resolves to the time
 * (of performance.now) at which all of them were there, to 2 ms, or to infinity if they are not within `patience` ms.
 */
export function expectTraces(folder: string, traces: readonly Trace[], patience = 60_000): () => Promise<number> {
  const left = new Map(traces.map((trace) => [trace, timeOf(join(folder, trace.file))]));
  return async () => {
    for (const begun = performance.now(); performance.now() - begun < patience; await setTimeout(pause)) {
      const looked = performance.now();
      for (const [trace, before] of left) {
        if (!isThere(join(folder, trace.file), trace, before)) break;
        left.delete(trace);
      }
      if (left.size === 0) return looked;
    }
    console.log(`  ${[...left.keys()].map(({ file }) => file).join(', ')} in ${folder} never showed an edit.`);
    return Number.POSITIVE_INFINITY;
  };
}

function isThere(file: string, { holds, lacks }: Trace, before: number): boolean {
  const time = timeOf(file);
  if (time === 0) return lacks !== undefined;
  if (time === before) return false;
  if (holds === undefined && lacks === undefined) return true;
  const text = readFileSync(file);
  return holds === undefined ? !text.includes(lacks ?? '') : text.includes(holds);
}

/** When a file was written last; 0 where there is none. */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
