import type { Fix } from '../core/fix.ts';
import type { Problem } from '../core/problem.ts';
import { offsetOf } from '../core/splice.ts';
import type { Site } from '../site.ts';
import { fixers } from './fixers/fixers.ts';

/** The fixes for a problem, the most likely first; empty if only the author can mend it. */
export function fix(site: Site, problem: Problem): readonly Fix[] {
  const text = site.textOf(problem.path) ?? '';
  const start = offsetOf(text, problem);
  const end = Math.min(start + problem.length, text.length);
  const document = site.documentOf(problem.path);
  const found = fixers[problem.rule]?.({
    site,
    model: site.model,
    problem,
    text,
    document,
    start,
    end,
    written: text.slice(start, end),
  });
  const changes = ({ path, splices }: Fix) =>
    splices.some((one) => path !== problem.path || text.slice(one.start, one.end) !== one.piece);
  return (found ?? []).filter((one) => changes(one) || one.moveTo !== undefined);
}
