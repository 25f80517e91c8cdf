import { createProblem, type Problem } from '../report/problem.ts';
import { resolveOutside } from '../resolve/link.ts';
import { referenceSchema } from '../schema/kinds.ts';
import { cleanDoi } from './identity.ts';
import { type Author, type Publication, type ReferenceType, writeMatter } from './publication.ts';

/** One entry of a bibliography file, read. */
export interface Entry {
  /** What the file calls the entry; empty where it does not say. */
  readonly key: string;
  readonly line: number;
  readonly publication: Publication;
  /** The publication's own summary, which is no annotation of ours; empty where there is none. */
  readonly abstract: string;
}

/** Everything that a bibliography file holds: the entries that could be read, and what is wrong with it. */
export interface Bibliography {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** What a reader found in one entry, before anything is checked. */
export interface Found {
  readonly key: string;
  readonly line: number;
  readonly type: ReferenceType;
  readonly authors: readonly Author[];
  readonly title: string;
  /** Whatever stands where the year should be. */
  readonly year: string;
  readonly venue?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly pages?: string | undefined;
  readonly doi?: string | undefined;
  readonly url?: string | undefined;
  readonly annotation?: string | undefined;
  readonly abstract?: string | undefined;
}

/** Turns what was found into an entry that our schema accepts, or says at the entry's line why that cannot be. */
export function checkEntry(
  path: string,
  found: Found,
): { readonly entry: Entry | null; readonly problems: readonly Problem[] } {
  const say = (level: Problem['level'], reason: string, hint: string) =>
    createProblem('import-entry', level, { at: { path, line: found.line, column: 1, length: 1 }, reason, hint });
  const name = found.key === '' ? 'The entry' : `The entry \`${found.key}\``;
  const problems: Problem[] = [];

  const year = /(?<!\d)(?:1\d|20)\d\d(?!\d)/.exec(found.year)?.[0];
  const missing = [
    ...(found.title === '' ? ['title'] : []),
    ...(found.authors.length === 0 ? ['author'] : []),
    ...(year === undefined ? ['year'] : []),
  ];
  if (year === undefined || missing.length > 0) {
    const said = year === undefined && found.year !== '' ? `: \`${found.year}\` is no year` : '';
    const hint = 'Complete the entry and import the file again; the other entries are not affected.';
    return {
      entry: null,
      problems: [
        say(
          'error',
          `${name} has no ${new Intl.ListFormat('en', { type: 'disjunction' }).format(missing)}${said}.`,
          hint,
        ),
      ],
    };
  }

  const doi = cleanDoi(found.doi ?? '');
  if (doi === null && found.doi) {
    problems.push(
      say(
        'warning',
        `\`${found.doi}\` in ${name.replace('The', 'the')} is not a DOI and is left out.`,
        'A DOI looks like `10.1257/jep.33.2.3`.',
      ),
    );
  }
  const url = (found.url ?? '').replace(/^www\./i, 'https://www.');
  const link = url === '' || url.startsWith('/') ? null : resolveOutside(url);
  const isAddress = link === null || link.kind === 'outside';
  if (!isAddress) {
    const why = link.kind === 'broken' && link.cause === 'address' ? `: ${link.reason}` : '';
    const hint = 'Add it to the reference, as `https://host/path`.';
    problems.push(
      say('warning', `\`${url}\` in ${name.replace('The', 'the')} is no address and is left out${why}.`, hint),
    );
  }
  const publication: Publication = {
    id: found.key,
    type: found.type,
    authors: found.authors,
    title: found.title,
    year: Number(year),
    venue: found.venue || null,
    volume: found.volume || null,
    issue: found.issue || null,
    pages: found.pages || null,
    doi,
    url: isAddress ? url || null : null,
    annotation: found.annotation ?? '',
  };
  const checked = referenceSchema.safeParse(writeMatter(publication));
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const reason = `${name} does not fit a reference: \`${issue?.path.join('.')}\`: ${issue?.message}.`;
    return { entry: null, problems: [say('error', reason, 'Correct the entry and import the file again.')] };
  }
  return { entry: { key: found.key, line: found.line, publication, abstract: found.abstract ?? '' }, problems };
}
