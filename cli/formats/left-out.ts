import { groupBy } from '../core/group-by.ts';
import type { Problem } from '../core/problem.ts';
import { type Entry, reportEntry } from './entry.ts';

/** A field of an entry that a reference has no key for. */
export interface LeftOut {
  readonly key: string;
  readonly line: number;
  readonly field: string;
}

/** Fields that programs keep for themselves, or that a list of references never shows. */
const bookkeeping =
  /^(?:abstract|keywords?|file|timestamp|owner|date-(?:added|modified)|bdsk-.*|jstor_.*|issn|language|langid|hyphenation|urldate|copyright|pmid|pmcid|archiveprefix|eprinttype|eprintclass|primaryclass|crossref|xdata|shorttitle|mendeley.*|rating|read|local-url|uri|priority|citeulike.*|posted-at|comment|biburl|bibsource|bib2html.*|annote|month|day|numpages|issue_date|isbn|source|publication_type|added-at|interhash|intrahash|groups|ids|abbr|selected|bibtex_show|preview|altmetric|dimensions|google_scholar_id|sortname|key|affiliation|rights|refid|cited-by.*|accessed|keyword|title-short|container-title-short|journalAbbreviation|call-number|citation-key|ISSN|PMID|PMCID|custom|KW|LA|DB|DP|Y2|AD|AN|CN|RN|ST|L3|L4|C1|C2|J1|M3)$/;

const maxNamed = 5;

/**
 * Reports the fields that an import leaves out: a warning for each field with the entries that have it, and one line for
 * all fields that are of no use to readers. `meanings` has words for fields whose names say nothing, and `links` has those
 * that would have been brought in if they named an address.
 */
export function reportLeftOut(
  path: string,
  left: readonly LeftOut[],
  { meanings = {}, links = [] }: { meanings?: Readonly<Record<string, string>>; links?: readonly string[] },
): Problem[] {
  const nameField = (field: string) => `\`${field}\`${Object.hasOwn(meanings, field) ? `, ${meanings[field]},` : ''}`;
  const groups = [...groupBy(left, ({ field }) => field)];
  const rest = groups.filter(([field]) => bookkeeping.test(field));
  const facts = groups.flatMap(([field, all]) => {
    if (bookkeeping.test(field)) return [];
    const [cause, hint] = links.includes(field)
      ? ['names no https address and is left out', 'Put its file into `media/`, and write it under `links`.']
      : [
          // Zotero exports there what its owner noted of a publication.
          field === 'annotation'
            ? 'is left out, for it may be a note for you alone'
            : 'is left out, for a reference has no key for it',
          'What readers need of it can go into the text of the reference.',
        ];
    const reason = `${nameField(field)} ${cause}: ${nameEntries(all)}.`;
    return reportEntry('warning', path, all[0]?.line ?? 1, reason, hint);
  });
  if (rest.length === 0) return facts;
  const names = rest.map(([field, all]) => `\`${field}\` (${all.length})`).join(', ');
  const first = Math.min(...rest.flatMap(([, all]) => all.map(({ line }) => line)));
  return [...facts, reportEntry('info', path, first, `Left out as of no use to a list of references: ${names}.`)];
}

/** Tells which entries bring an annotation along, for reference managers export there what was noted for oneself. */
export function reportAnnotations(path: string, field: string, entries: readonly Entry[]): Problem[] {
  const annotated = entries.filter(({ publication }) => publication.annotation !== '');
  const [first] = annotated;
  if (first === undefined) return [];
  const reason = `\`${field}\` becomes the annotation that readers see under the publication: ${nameEntries(annotated)}.`;
  const hint = 'If it was for you alone, delete it in the file of the reference, below the second `---`.';
  return [reportEntry('warning', path, first.line, reason, hint)];
}

function nameEntries(all: readonly Pick<LeftOut, 'key' | 'line'>[]): string {
  const names = [...new Set(all.map(({ key, line }) => (key === '' ? `line ${line}` : `\`${key}\``)))];
  const more = names.length - maxNamed;
  return `${names.slice(0, maxNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
