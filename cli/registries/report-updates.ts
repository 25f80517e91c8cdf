import { createProblem, type Problem } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import { plural } from '../core/text.ts';
import { countKinds } from '../core/words.ts';
import type { Updated, UpdateResult } from './check-updates.ts';
import { corrected, notice, published, retracted } from './update-rules.ts';
import type { Update } from './updates.ts';

/** What the site says of publications. */
export interface KnownReferences {
  /** The reference with a DOI. */
  readonly slugOf: (doi: string) => string | undefined;
  /** Whether a file is a reference that says that it was retracted. */
  readonly saysRetracted: (path: string) => boolean;
}

/** A problem for each update, at every place where its DOI stands and the site does not say so. */
export function reportUpdates(updated: readonly Updated[], known: KnownReferences): Problem[] {
  return updated.flatMap((one) => reportUpdated(one, known));
}

/** At most one problem of each kind at a place; it suggests the last record, which is the newest. */
function reportUpdated({ check, doi, updates }: Updated, { slugOf, saysRetracted }: KnownReferences): Problem[] {
  const report = (kind: Update['kind'], { id, level }: RuleText, fate: string, hint: string): Problem[] => {
    const all = updates.filter((update) => update.kind === kind);
    if (all.length === 0) return [];
    const finding = {
      reason: `\`${doi}\` ${fate}${nameNotices(all)}.`,
      hint,
      suggestion: all.at(-1)?.doi ?? undefined,
    };
    const isSaid = kind === 'retracted' ? saysRetracted : () => false;
    return check.spans.filter(({ path }) => !isSaid(path)).map((at) => createProblem(id, level, { at, ...finding }));
  };
  const allow = ({ id }: RuleText) => `\`# allow: ${id}\` at the top of the file`;
  const publications = updates.flatMap(({ kind, doi: other }) => (kind === 'published' && other ? [other] : []));
  const known = publications.flatMap((other) => slugOf(other) ?? [])[0];
  const publicationHint =
    known === undefined
      ? `Bring the publication in with \`npm run site -- import --doi ${publications.at(-1)}\`, and cite it instead.`
      : `Cite \`[@${known}]\`, which is the publication.`;
  return [
    ...report(
      'retracted',
      retracted,
      'was retracted',
      'Read why, and cite something else; where the retraction is the point, say so with `retracted: ` and the address of the notice in the file of the publication.',
    ),
    ...report(
      'corrected',
      corrected,
      'has been updated since',
      `See whether what you say of it still holds, then say so with ${allow(corrected)}.`,
    ),
    ...report('published', published, 'is a preprint that was published since', publicationHint),
    ...report(
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
  const kinds = updated.flatMap(({ updates }) => [...new Set(updates.map(({ kind }) => kind))]);
  const counts = countKinds(kinds, {
    retracted: 'retracted',
    corrected: 'updated',
    published: 'published since',
    notice: 'notices',
  });
  const found = counts || 'no retraction or correction is known';
  return [
    ...(asked === 0 ? [] : [`${plural(asked, 'DOI')} at Crossref: ${found}`]),
    ...(failure === null ? [] : [`Not every DOI was looked up for retractions and corrections: ${failure}`]),
  ];
}
