import { createProblem, type Problem } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import { plural } from '../core/text.ts';
import { countKinds } from '../core/words.ts';
import type { LinkResult } from './check-links.ts';

/** A problem at every place that links to a broken address (an error) or to one that has moved for good (a warning). */
export function reportLinks(results: readonly LinkResult[]): Problem[] {
  return results.flatMap(({ check, judgement }) => {
    const { verdict, reason, location } = judgement;
    if (verdict === 'broken') {
      const hint =
        check.doi === null
          ? 'Look for where the page went, or link to a copy in an archive.'
          : 'Compare the DOI with the one on the publication.';
      return check.spans.map((at) =>
        createProblem('dead-link', 'error', { at, reason: `\`${check.url}\` leads nowhere: ${reason}.`, hint }),
      );
    }
    if (verdict === 'redirected' && location !== null) {
      const reason = `\`${check.url}\` has moved for good.`;
      return check.spans.map((at, index) => {
        // As in a browser, an anchor goes on to the new address, unless that has one.
        const target = location.includes('#') ? location : `${location}${check.anchors[index] ?? ''}`;
        const hint = `Link to \`${target}\`.`;
        return createProblem('moved-link', 'warning', { at, reason, hint, suggestion: target });
      });
    }
    return [];
  });
}

/** One line that counts the verdicts: `14 links: 11 ok, 1 moved, 1 blocked, 1 broken`. */
export function summariseLinks(results: readonly LinkResult[]): string {
  const verdicts = results.map(({ judgement }) => judgement.verdict);
  const counts = countKinds(verdicts, {
    ok: 'ok',
    redirected: 'moved',
    blocked: 'blocked by the site',
    broken: 'broken',
    unknown: 'not known today',
  });
  return `${plural(results.length, 'link')}${counts === '' ? '' : `: ${counts}`}`;
}

/** The rules of the link check, which runs only with `--links`. */
export const linkRules: readonly RuleText[] = [
  {
    id: 'dead-link',
    level: 'error',
    finds: 'A link leads to an address outside the site where nothing answers.',
    example: {
      wrong: '[the data](https://www.example.org/moved-away)',
      right: '[the data](https://www.example.org/data)',
    },
  },
  {
    id: 'moved-link',
    level: 'warning',
    finds: 'A link depends on a redirect, which may end one day.',
    example: { wrong: '[the data](http://example.org/old-data)', right: '[the data](https://www.example.org/data)' },
  },
];

/** A line for each address that could not be judged: `blocked  https://… (it answers 403)`. */
export function listUncertain(results: readonly LinkResult[]): string[] {
  return results.flatMap(({ check, judgement: { verdict, reason } }) =>
    verdict === 'blocked' || verdict === 'unknown' ? [`${verdict.padEnd(8)} ${check.url} (${reason})`] : [],
  );
}
