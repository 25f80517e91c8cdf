import { z } from 'zod';
import { compareText, type Problem } from '../core/problem.ts';
import { readJson } from '../core/read-json.ts';
import { subtract } from '../core/subtract.ts';

const schema = z.object({ problems: z.array(z.string()) });

const note =
  'Problems that are known and let pass: `npm run check -- --baseline` fails on others only. Lines and columns are left out, so that text may move.';

/** The entry of a problem in a baseline: its file, rule and reason. */
function describe({ path, rule, reason }: Problem): string {
  return `${path}  ${rule}  ${reason}`;
}

/** The text of a baseline with these problems; a problem that occurs twice is listed twice. */
export function writeBaseline(problems: readonly Problem[]): string {
  return `${JSON.stringify({ note, problems: problems.map(describe).sort(compareText) }, null, 2)}\n`;
}

/** The problems that are not in a baseline; null when the text is not a baseline. */
export function withoutBaseline(problems: readonly Problem[], text: string): Problem[] | null {
  const known = readJson(text, schema);
  return known === null ? null : subtract(problems, known.problems, describe);
}
