import { join } from 'node:path';
import { median, showTime } from './figures.ts';
import type { Command } from './run.ts';
import { runWithUsage, type Usage } from './run.ts';
import { setAside } from './scratch.ts';
import { judge, type Row } from './table.ts';

/** Medians of some runs of one program. */
export interface Medians {
  readonly milliseconds: number;
  /** Processor time in ms; NaN where only the clock counts. */
  readonly processor: number;
}

type Measured = Pick<Usage, 'milliseconds' | 'processor'>;

/**
 * Runs each program once a round, in turn, so that other load on the machine affects all of them alike; prints each
 * median as soon as it is known.
 */
export async function measureInTurn<N extends string>(
  rounds: number,
  measures: Readonly<Record<N, () => Promise<Measured>>>,
): Promise<Record<N, Medians>> {
  const names = Object.keys(measures) as N[];
  const runs = new Map<N, Measured[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) runs.get(name)?.push(await measures[name]());
  const result = {} as Record<N, Medians>;
  for (const [name, all] of runs) {
    const milliseconds = median(all.map((one) => one.milliseconds));
    const processor = median(all.map((one) => one.processor));
    const busy = Number.isNaN(processor) ? '' : `, ${showTime(processor)} of processor time`;
    console.log(`  ${name}: ${showTime(milliseconds)}${busy}`);
    result[name] = { milliseconds, processor };
  }
  return result;
}

/** A run from nothing, without what an earlier run in `folder` has made. */
export async function runCold(command: Command, folder: string, made: readonly string[]): Promise<Usage> {
  for (const name of made) setAside(join(folder, name));
  return runWithUsage(command);
}

export const comparisonHead: Row = ['what', 'ours', 'beside', 'ratio', 'of processor time', 'limit', ''];

/** Our medians beside others as a row; the clock decides whether the limit is kept. */
export function compare(what: string, ours: Medians, beside: Medians, limit: number): Row {
  const ratio = ours.milliseconds / beside.milliseconds;
  const busy = ours.processor / beside.processor;
  return [
    what,
    showTime(ours.milliseconds),
    showTime(beside.milliseconds),
    ratio.toFixed(3),
    Number.isNaN(busy) ? '' : busy.toFixed(3),
    limit.toFixed(3),
    Number.isFinite(beside.milliseconds) ? judge(ratio, limit) : 'not compared',
  ];
}
