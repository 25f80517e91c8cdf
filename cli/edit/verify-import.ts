import { shareParses } from '../core/memo.ts';
import { type Problem, sortProblems } from '../core/problem.ts';
import { type Bibliography, type Entry, reportEntry } from '../formats/entry.ts';
import type { Content } from '../read/content.ts';
import { findLostPath } from '../resolve/lost-path.ts';
import { createSite } from '../site.ts';
import { type Import, importBibliography, pathSteps } from './import-bibliography.ts';
import { type Revision, startRevision } from './revision.ts';
import { followProblems } from './verify.ts';

/** A bibliography, and where it is from: the path of a file, a DOI or an ORCID iD. */
export interface BibliographySource {
  readonly bibliography: Bibliography;
  readonly path: string;
}

/**
 * Imports a bibliography as far as the site stays free of new errors. An address of this site where nothing stands, as
 * that of a file on the site that this one follows, is left out of its entry, and an entry whose file would have
 * another error is left out as a whole; both are reported at their lines in the bibliography. If an error cannot be
 * traced to an entry, nothing is imported.
 */
export function importVerified(
  content: Content,
  today: string,
  { bibliography, path }: BibliographySource,
  as: 'references' | 'papers',
  isList = false,
): { readonly revision: Revision; readonly outcome: Import } {
  const memo = shareParses();
  const site = createSite(content, { today }, memo);
  const listCaused = followProblems(site);
  const refused: Problem[] = [];
  let left = bibliography;
  for (;;) {
    const revision = startRevision(content, today, memo);
    const outcome = importBibliography(revision, left, as, isList);
    site.set(revision.content());
    const caused = listCaused().filter(({ level }) => level === 'error');
    if (caused.length === 0)
      return { revision, outcome: { ...outcome, problems: sortProblems([...outcome.problems, ...refused]) } };
    const causes = findCauses(left.entries, pathSteps({ contentName: content.name }, outcome), caused);
    const isLost = ({ publication: { url } }: Entry) => url !== null && findLostPath(url, site.model) !== null;
    for (const [entry, problem] of causes)
      refused.push(isLost(entry) ? refuseAddress(entry, path) : refuseEntry(entry, problem, path));
    if (causes.size === 0) {
      const problems = sortProblems([...outcome.problems, ...refused, ...caused]);
      return { revision: startRevision(content, today), outcome: { references: [], papers: [], problems } };
    }
    const kept = left.entries.filter((entry) => !causes.has(entry) || isLost(entry));
    left = { ...left, entries: kept.map((entry) => (causes.has(entry) ? withoutUrl(entry) : entry)) };
  }
}

/** The entries whose files have errors, each with its first error. */
function findCauses(entries: readonly Entry[], steps: ReturnType<typeof pathSteps>, caused: readonly Problem[]) {
  const causes = new Map<Entry, Problem>();
  for (const { path, step } of steps) {
    if (step.kind !== 'new' && step.kind !== 'update') continue;
    const problem = caused.find((one) => one.path === path);
    const entry = entries.find((one) => one.line === step.line);
    if (problem !== undefined && entry !== undefined && !causes.has(entry)) causes.set(entry, problem);
  }
  return causes;
}

const withoutUrl = (entry: Entry): Entry => ({ ...entry, publication: { ...entry.publication, url: null } });

function refuseAddress({ key, line, publication }: Entry, path: string): Problem {
  const name = key === '' ? '' : ` of the entry \`${key}\``;
  const reason = `The \`url\`${name} is left out, for nothing stands at that address of this site: \`${publication.url}\`.`;
  const hint = 'Put the file into `content/media/`, and write its address there under `url`.';
  return reportEntry('warning', path, line, reason, hint);
}

function refuseEntry({ key, line }: Entry, { reason, hint }: Problem, path: string): Problem {
  const name = key === '' ? 'The entry' : `The entry \`${key}\``;
  const why = `${name} is left out, for the site would have an error: ${reason}`;
  return reportEntry('error', path, line, why, hint ?? 'Correct the entry and import the file again.');
}
