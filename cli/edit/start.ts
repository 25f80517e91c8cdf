/** The plan of `site start`. */
import { plural, quoteArgument } from '../core/text.ts';
import { fixedFiles, isCollection, routeOf } from '../kinds/paths.ts';
import { schemas } from '../kinds/schemas.ts';
import { type Content, listTexts } from '../read/content.ts';
import { routeOfLink } from '../resolve/link.ts';
import { knowOwner } from '../resolve/owner.ts';
import { listPublic } from '../resolve/routes-lock.ts';
import { createSite } from '../site.ts';
import { composeFile } from './front-matter.ts';
import { redirectAll } from './inbound.ts';
import { fillTemplate } from './new-site.ts';
import { obstacleOf, type Plan, refuse } from './plan.ts';
import { type FileChange, type Revision, startRevision } from './revision.ts';
import { updateLock } from './routes-lock.ts';
import { clipDescription, type ImportedPaper, publishImported } from './start-papers.ts';
import { plainName, shortPathOf } from './target.ts';
import { type BibliographySource, importVerified } from './verify-import.ts';

/** The owner of a new site. */
export interface SiteOwner {
  readonly name: string;
  readonly email: string;
  readonly url: string;
  readonly affiliation?: string | undefined;
  readonly orcid?: string | undefined;
  /** Whether the server will run, which the forum and the forms need. */
  readonly hasServer: boolean;
}

/** What a new site begins with. */
export interface Beginning {
  readonly owner: SiteOwner;
  /** Pages that stay as examples, as `topics/decision`. */
  readonly keep: readonly string[];
  readonly source: BibliographySource | null;
}

/**
 * Plans to turn the content of this site into that of a new one. All pages are removed except those to keep, with what
 * they cite and show; the fixed pages are about the new owner, and a bibliography becomes papers, as `imported` says.
 * Links to removed pages become plain text.
 */
export function planStart(content: Content, today: string, { owner, keep, source }: Beginning) {
  const shortPaths = new Set(content.files.map(shortPathOf));
  const wanted = keep.map((one) => plainName({ contentName: content.name }, one));
  const unknown = wanted.find((one) => !shortPaths.has(one));
  if (unknown !== undefined) {
    const plan = refuse(`There is no \`${unknown}\` to keep.`, 'Name a file by its place: `topics/decision`.');
    return { plan, imported: null };
  }
  const kept = content.files.filter((file) => wanted.includes(shortPathOf(file)));
  const cleared = clear(content, kept.map(({ path, text }) => `${path}\n${text}`).join('\n'), today);
  const [topic] = cleared.model().chain.topics;
  const firstTopic = topic && (routeOf(topic.kind, topic.slug) ?? undefined);
  writePages(cleared, owner, [], firstTopic);
  const base = keepShown(cleared.content());
  const own = source === null ? null : selectOwn(source, owner);
  const brought = own && importVerified(base, today, own, 'papers');
  const revision = brought?.revision ?? startRevision(base, today);
  const papers = publishImported(revision);
  writePages(revision, owner, papers, firstTopic);
  const lock = `${content.name}/routes.lock`;
  revision.write(lock, updateLock(undefined, listPublic(revision.model().addresses), []));
  return {
    plan: compare(content, revision, today, [...describeDates(papers), ...(own?.notes ?? [])]),
    imported: brought?.outcome ?? null,
  };
}

/** A note on the pages whose day is not known. */
function describeDates(papers: readonly ImportedPaper[]): string[] {
  const count = papers.filter(({ year, date }) => typeof year === 'number' && date.endsWith('-01-01')).length;
  const dated = count === 1 ? 'is dated 1 January of its year' : 'are dated 1 January of their year';
  return count === 0 ? [] : [`${plural(count, 'page')} ${dated}: write the day under \`date\` where you know it`];
}

/** As many publications as the home page of a new site shows. */
const latestPapers = 3;

/**
 * Writes the files that every site has, with texts that fit any researcher. The privacy policy describes the software
 * and stays where the server will run, but for its day and what the site is about.
 */
function writePages(revision: Revision, owner: SiteOwner, papers: readonly ImportedPaper[], firstTopic?: string): void {
  const { name: folder } = revision.content();
  const { hasServer, name, email, url, affiliation, orcid } = owner;
  const facts = {
    ...{ name, email, url, affiliation, orcid, firstTopic, today: revision.before.model.today },
    owner: affiliation === undefined ? name : `${name} (${affiliation})`,
    // Before the address of a page that needs the server; without it the entry is left out.
    served: hasServer ? '' : undefined,
    api: hasServer ? undefined : 'none',
    fateOfMessages: hasServer ? 'how long a message is kept' : 'what becomes of a message',
  };
  for (const { kind, file, slug } of fixedFiles) {
    const filled = fillTemplate(slug, facts) ?? (hasServer ? null : fillTemplate(`without-server/${slug}`, facts));
    if (filled === null) continue;
    const values = {
      ...filled.values,
      description: clipDescription(String(filled.values.description)),
      ...(filled.values.research !== undefined && { research: papers.flatMap(writeCard).slice(0, latestPapers) }),
    };
    revision.write(`${folder}/${file}`, composeFile(values, Object.keys(schemas[kind].shape), filled.body));
  }
  const policy = `${folder}/pages/privacy-policy.md`;
  if (revision.read(policy) !== undefined)
    revision.edit(policy, (text) =>
      text
        .replace('to explain cognitive economics', () => `to show the research of ${name}`)
        .replace(/^date: .*$/m, `date: ${facts.today}`),
    );
}

/** A card says the year: what bears none is on the page of all papers. */
function writeCard({ slug, title, authors, venue, year }: ImportedPaper) {
  if (year === 'n.d.') return [];
  const citation = venue === '' ? String(year) : venue;
  return [{ title, description: `By ${authors}.`, citation, year, link: `/research/papers/${slug}` }];
}

/** The works of a bibliography that name the owner, or all if none does, as the name may be spelt differently there. */
function selectOwn({ bibliography, path }: BibliographySource, owner: SiteOwner) {
  const isOwner = knowOwner(owner, []);
  const { entries } = bibliography;
  const own = entries.filter(({ publication: { authors, editors, translators } }) =>
    [...authors, ...editors, ...translators].some(isOwner),
  );
  const others = entries.filter((entry) => !own.includes(entry));
  if (own.length === 0) {
    const notes =
      entries.length === 0 ? [] : [`None of the works names ${owner.name}: look whether all of them are yours`];
    return { bibliography, path, notes };
  }
  const shown = others.slice(0, 5).map(({ key, line }) => `\`${key || `line ${line}`}\``);
  const more = others.length > shown.length ? ` and ${others.length - shown.length} more` : '';
  const verbs = others.length === 1 ? ['does', 'is'] : ['do', 'are'];
  const notes = [
    `${plural(others.length, 'work')} that ${verbs[0]} not name ${owner.name} ${verbs[1]} left out: ${shown.join(', ')}${more}`,
    `Bring them in as references with \`npm run site -- import ${quoteArgument(path)}\``,
  ];
  return { bibliography: { ...bibliography, entries: own }, path, notes: others.length === 0 ? [] : notes };
}

/** The content without the removed files. A file stays if its path or its name occurs in `kept`, the kept texts. */
function clear(content: Content, kept: string, today: string): Revision {
  const revision = startRevision(content, today);
  const { addresses } = revision.model();
  const gone = new Set<string>();
  const names = namesIn(kept);
  for (const { path, kind, slug } of content.files) {
    const isNeeded = routeOf(kind, slug) === null && names.has(slug);
    if (!isCollection(kind) || kept.includes(path) || isNeeded) continue;
    revision.remove(path);
    gone.add(routeOf(kind, slug) ?? '');
  }
  for (const lock of content.locks.keys()) revision.remove(`${content.name}/${lock}`);
  redirectAll(revision, addresses, (_, link) => (gone.has(routeOfLink(link) ?? '') ? null : undefined));
  return revision;
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** The content with only those pictures and tables that its texts mention. */
function keepShown(content: Content): Content {
  const texts = content.files.map(({ text }) => text).join('\n');
  const names = namesIn(texts);
  return {
    ...content,
    media: new Map([...content.media].filter(([address]) => texts.includes(address))),
    tables: new Map([...content.tables].filter(([name]) => names.has(name))),
    unpublished: new Set(),
  };
}

/** The plan that turns the old content into the new, unless the new one has errors; `more` are further notes. */
function compare(before: Content, revision: Revision, today: string, more: readonly string[]): Plan {
  const after = revision.content();
  const { problems } = createSite(after, { today });
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    return refuse('The new site would have mistakes.', 'Nothing was changed.', errors.map(obstacleOf));
  const whole = startRevision(before, today);
  const wanted = new Map(listTexts(after).map(({ path, text }) => [path, text]));
  for (const { path } of listTexts(before)) if (!wanted.has(path)) whole.remove(path);
  for (const [path, text] of wanted) whole.write(path, text);
  const rest = new Set(listBytes(after));
  const carried = listBytes(before)
    .filter((path) => !rest.has(path))
    .map((from): FileChange => ({ from, to: null, before: '', after: '', isCarried: true }));
  const changes = [...whole.changes(), ...carried];
  const notes = [`${plural(changes.filter(({ to }) => to === null).length, 'file')} taken away`];
  const warnings = problems.filter(({ level }) => level === 'warning').length;
  if (warnings > 0) notes.push(`${plural(warnings, 'warning')}: \`npm run check\` shows them`);
  return { kind: 'changes', changes, notes: [...notes, ...more] };
}

/** The paths of files that are not text: pictures, films. */
function listBytes({ name, media, unpublished }: Content): string[] {
  return [...media.keys(), ...unpublished].map((address) => `${name}${address}`);
}

/** How many files a new site would remove. */
export function countPages({ files }: Content): number {
  return files.filter(({ kind }) => isCollection(kind)).length;
}
