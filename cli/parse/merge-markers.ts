import { createProblem, type Problem } from '../core/problem.ts';
import type { Lines } from './lines.ts';

/** A conflict marker that git or another merge tool writes where two versions of a file differ. */
export const mergeMarker = /^(?:<{7}|>{7}|\|{7})(?![<>|])/m;

/** The first merge conflict in a file, with the number of conflicts; null if there are none. */
export function findMergeMarkers(text: string, lines: Lines): Problem | null {
  const first = mergeMarker.exec(text);
  if (first === null) return null;
  const starts = text.match(/^<{7}(?!<)/gm)?.length ?? 0;
  const end = text.indexOf('\n', first.index);
  return createProblem('merge-conflict', 'error', {
    at: lines.at(first.index, end === -1 ? text.length : end),
    ...(starts === 0 ? leftover : adviseConflicts(starts)),
  });
}

const leftover = {
  reason: 'This line is left over from a merge of two versions of this file.',
  hint: 'Take it out, and see whether the lines beside it are the right ones.',
};

function adviseConflicts(count: number) {
  const places = count > 1 ? ` in ${count} places` : '';
  return {
    reason: `Two versions of this file were merged and both are in it${places}: \`<<<<<<<\` to \`=======\` is one, \`=======\` to \`>>>>>>>\` the other.`,
    hint: 'Keep the lines that are right, and take out the others and the lines with these signs.',
  };
}
