import type { Ran } from '../measure/run.ts';
import type { Planted } from './mistakes.ts';

export interface Verdict {
  readonly code: number | null;
  readonly isNamed: boolean;
  /** The line and column that the report names, as far as it does. */
  readonly place: string | null;
  readonly isRightPlace: boolean;
  readonly hasWayOut: boolean;
}

/** The report of a program on a planted mistake: whether it names the page, the position, and a fix. */
export function judgeReport({ code, output }: Ran, { page, line, column, wayOut }: Planted): Verdict {
  const from = output.indexOf(`${page}.md`);
  const about = from < 0 ? '' : aboutPage(output, page);
  const place = placeIn(about, page);
  return {
    code,
    isNamed: from >= 0,
    place,
    isRightPlace: place === `${line}:${column}` || place === String(line),
    hasWayOut: wayOut !== null && about.includes(wayOut),
  };
}

/** The lines from the first that names the page to the next that names another. */
function aboutPage(output: string, page: string): string {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => line.includes(`${page}.md`));
  const after = lines.slice(first + 1).findIndex((line) => /topic-\d{5}\.md/.test(line) && !line.includes(page));
  return lines.slice(first, after < 0 ? undefined : first + 1 + after).join('\n');
}

function placeIn(about: string, page: string): string | null {
  const joined = new RegExp(`${page}\\.md:(\\d+(?::\\d+)?)`).exec(about)?.[1];
  if (joined !== undefined) return joined;
  const spoken = /line:? (\d+)(?:,? column:? (\d+))?/i.exec(about);
  return spoken === null ? null : [spoken[1], spoken[2]].filter((part) => part !== undefined).join(':');
}

/** A verdict as a cell of the table. */
export function writeVerdict({ code, isNamed, place, isRightPlace, hasWayOut }: Verdict): string {
  const exit = code === 0 ? ', exit 0' : '';
  if (!isNamed) return code === 0 ? 'silent, exit 0' : `fails without the page, exit ${code}`;
  const where = place === null ? 'the page alone' : isRightPlace ? place : `${place} (wrong place)`;
  return `${where}${hasWayOut ? ' + way out' : ''}${exit}`;
}
