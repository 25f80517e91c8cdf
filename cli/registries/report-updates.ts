import { createProblem, type Problem } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import { plural } from '../core/text.ts';
import type { Updated, UpdateResult } from './check-updates.ts';
import { corrected, notice, published, retracted } from './update-rules.ts';
import type { Update } from './updates.ts';

/** A problem for each update, at every place where its DOI stands. `slugOf` gives the reference of the site with a DOI. */
export function reportUpdates(updated: readonly Updated[], slugOf: (doi: string) => string | undefined): Problem[] {
  return updated.flatMap((one) =>
    describe(one, slugOf).flatMap(({ rule, reason, hint, suggestion }) =>
      one.check.places.map((at) => createProblem(rule.id, rule.level, { at, reason, hint, suggestion })),
    ),
  );
}

interface Description {
  readonly rule: RuleText;
  readonly reason: string;
  readonly hint: string;
  readonly suggestion: string | undefined;
}

/** At most one problem of each kind; it suggests the last record, which is the newest. */
function describe({ doi, updates }: Updated, slugOf: (doi: string) => string | undefined): Description[] {
  const make = (kind: Update['kind'], rule: RuleText, fate: string, hint: string): Description[] => {
    const all = updates.filter((update) => update.kind === kind);
    const reason = `\`${doi}\` ${fate}${nameNotices(all)}.`;
    return all.length === 0 ? [] : [{ rule, reason, hint, suggestion: all.at(-1)?.doi ?? undefined }];
  };
  const allow = ({ id }: RuleText) => `\`# allow: ${id}\` at the top of the file`;
  const publications = updates.flatMap(({ kind, doi: other }) => (kind === 'published' && other ? [other] : []));
  const known = publications.flatMap((other) => slugOf(other) ?? [])[0];
  const publicationHint =
    known === undefined
      ? `Bring the publication in with \`npm run site -- import --doi ${publications.at(-1)}\`, and cite it instead.`
      : `Cite \`[@${known}]\`, which is the publication.`;
  return [
    ...make(
      'retracted',
      retracted,
      'was retracted',
      `Read why, and cite something else; where the retraction is the point, say so with ${allow(retracted)}.`,
    ),
    ...make(
      'corrected',
      corrected,
      'has been updated since',
      `See whether what you say of it still holds, then say so with ${allow(corrected)}.`,
    ),
    ...make('published', published, 'is a preprint that was published since', publicationHint),
    ...make(
      'notice',
      notice,
      'is not a publication but a notice about one',
      'Cite the publication, unless you mean the notice itself.',
    ),
  ];
}

function nameNotices(updates: readonly Update[]): string {
  const names = updates.flatMap(({ label, doi }) => (doi === null ? [] : [`${label.toLowerCase()} \`${doi}\``]));
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

/** The lines that sum up the check: what was found, and why it was not complete. */
export function summariseUpdates({ updated, asked, failure }: UpdateResult): string[] {
  const names: readonly (readonly [Update['kind'], string])[] = [
    ['retracted', 'retracted'],
    ['corrected', 'updated'],
    ['published', 'published since'],
    ['notice', 'notices'],
  ];
  const counts = names.flatMap(([kind, name]) => {
    const count = updated.filter(({ updates }) => updates.some((update) => update.kind === kind)).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  const found = counts.length === 0 ? 'no retraction or correction is known' : counts.join(', ');
  return [
    ...(asked === 0 ? [] : [`${plural(asked, 'DOI')} at Crossref: ${found}`]),
    ...(failure === null ? [] : [`Not every DOI was looked up for retractions and corrections: ${failure}`]),
  ];
}
