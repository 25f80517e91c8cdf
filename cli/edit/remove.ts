/** The plan of `site remove`: what becomes of a file, and of all that mentions it. */
import { posix } from 'node:path';
import { judgeSlug } from '../core/judge-slug.ts';
import { slugify } from '../core/slug.ts';
import { joinWords } from '../core/words.ts';
import { collections, folderOf, locateFile, nameKind, nameOne, routedCollections, routeOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import { addressesOf, aliasPath } from '../resolve/addresses.ts';
import { anchorsOf } from '../resolve/anchors.ts';
import { isTopic } from '../resolve/chain.ts';
import { datasetKind } from '../resolve/dataset.ts';
import { routeOfLink, type Target } from '../resolve/link.ts';
import { matchAnchor } from '../resolve/mentions.ts';
import { isDraft, type Model, type ResolvedUse } from '../resolve/model.ts';
import { findNaming } from '../resolve/named.ts';
import { citedKind } from '../resolve/references.ts';
import { listLost } from '../resolve/routes-lock.ts';
import { addItem, readTextBelow } from './front-matter.ts';
import { renameImport } from './import-record.ts';
import {
  findAnchored,
  findCitingPlaces,
  isRemovable,
  moveAnchor,
  type Naming,
  redirectAll,
  refuseUnreadable,
  replaceNames,
  replaceReference,
  wasThere,
} from './inbound.ts';
import { renewPins } from './pins.ts';
import { obstaclesAt, type Plan, type Refused, refuse } from './plan.ts';
import type { Revision } from './revision.ts';
import { lockRoutes } from './routes-lock.ts';
import {
  findNamed,
  findTarget,
  type Movable,
  pathOfFile,
  plainName,
  refuseAmbiguous,
  shortPathOf,
  tableBeside,
} from './target.ts';

/** How to treat what mentions a removed file. */
export interface RemoveOptions {
  /** Remove links and citations of it, except for their text. */
  readonly force: boolean;
  /** The page that takes over its address and its links, or the publication that takes over its citations. */
  readonly redirect: string | undefined;
}

/**
 * Plans to remove a file. Links to it prevent that, unless they become plain text (`force`) or another page takes over
 * the address (`redirect`). Pins of its neighbours follow the chain. A file that is gone already is put back
 * for the time of the plan, so that all that mentions it is found; what only its text said is not known.
 */
export function planRemove(revision: Revision, name: string, { force, redirect }: RemoveOptions): Plan {
  const put = putBack(revision, name);
  if (put?.kind === 'refused') return put;
  const isGone = put !== null;
  const before = revision.model();
  const document = findTarget(before, name);
  if (document.kind === 'refused') return document;
  const unreadable = refuseUnreadable(before);
  if (unreadable !== null) return unreadable;
  const removed =
    redirect === undefined
      ? removeAlone(revision, before, document, force)
      : replace(revision, before, document, redirect);
  if ('kind' in removed)
    return isGone ? { ...removed, reason: `\`${shortPathOf(document)}\` is not there. ${removed.reason}` } : removed;
  renameImport(revision, before, document.kind, document.slug, null);
  const unpinned = isTopic(document)
    ? renewPins(revision, before, (slug) => (slug === document.slug ? null : slug))
    : [];
  lockRoutes(revision, before);
  const done = `${document.path} is ${isGone ? 'not there' : 'removed'}`;
  const pins = unpinned.map((path) => `${path} has no \`next\` any more`);
  const notes = [done, ...removed, ...pins, ...(isGone ? noteLost(revision.model()) : [])];
  return { kind: 'changes', changes: revision.changes(), notes };
}

/** The public addresses at which nothing answers: a page that is gone may have had some of them as aliases. */
function noteLost(model: Model): string[] {
  const held = new Set(model.drafts.flatMap(addressesOf));
  const lost = listLost(model).filter(({ address }) => !held.has(address));
  return lost.map(
    ({ address }) =>
      `nothing answers at ${address}: if the page had it as an alias, \`npm run check\` says how to keep it or give it up`,
  );
}

/** Refuses to give up a page whose file may only have another name, or lie in a folder that is not read. */
function refuseMisplaced(revision: Revision, { kind, slug }: Gone): Refused | null {
  const model = revision.model();
  const isLike = (path: string) => slugify(posix.parse(path).name) === slug;
  const like = model.ofKind(kind).filter(({ path }) => isLike(path));
  const unread = revision
    .content()
    .problems.filter(({ path, rule }) => isLike(path) || (rule === 'unknown-file' && posix.extname(path) === ''));
  if (like.length + unread.length === 0) return null;
  return refuse(
    `\`${pathOfFile(model, kind, slug)}\` is not there, but may lie elsewhere under \`${model.contentName}/\`.`,
    'Put it back in its place, or take away what is named here.',
    [
      ...like.map(({ path }) => ({ position: path, what: 'may be it' })),
      ...unread.map(({ path }) => ({ position: path, what: 'is not read' })),
    ],
  );
}

/** Further notes on a file that is removed, or why it is not. */
type Removed = readonly string[] | Refused;

/** Removes a file without another in its place. */
function removeAlone(revision: Revision, before: Model, document: Movable, force: boolean): Removed {
  const addresses = addressesOf(document);
  const refusal = addresses.length === 0 ? refusePart(before, document, force) : refusePage(before, document, force);
  if (refusal !== null) return refusal;
  if (addresses.length > 0) replaceNames(revision, findNamingPage(before, document), null);
  if (document.kind === datasetKind) revision.remove(tableBeside(document.path));
  revision.remove(document.path);
  unlink(revision, before, document);
  if (isDraft(document, before.today)) return [];
  return addresses.map(
    (address) => `${address} leads nowhere any more; \`aliases: [${address}]\` in another page would keep it`,
  );
}

/** Removes a file, and has what mentions it mention another one. */
function replace(revision: Revision, before: Model, document: Movable, name: string): Removed {
  if (document.kind === citedKind) return replacePublication(revision, before, document, name);
  if (addressesOf(document).length === 0)
    return refuse(`${kinds[document.kind].title} has no address of its own.`, 'Leave `--redirect` out.');
  const successor = findSuccessor(before, document, name);
  if (successor.kind === 'refused') return successor;
  const naming = findNamingPage(before, document);
  const isAlike = successor.kind === document.kind;
  const refusal = isAlike ? null : refuseNaming(document, listFixed(naming));
  if (refusal !== null) return refusal;
  replaceNames(revision, naming, isAlike ? successor.slug : null);
  return redirectPage(revision, before, document, successor);
}

/** The front matter that names a page. Pins of topics to their neighbours follow the chain, so they prevent nothing. */
function findNamingPage(before: Model, { kind, slug }: Movable): readonly Naming[] {
  return findNaming(before.documents, kind, slug).filter((one) => !isTopic(one.document));
}

/** Refuses to remove a page while others name it or link to it. */
function refusePage(before: Model, document: Movable, force: boolean): Refused | null {
  const naming = findNamingPage(before, document);
  return joinRefusals([
    refuseNaming(document, force ? listFixed(naming) : naming),
    ...refuseLinks(document, [...findInbound(before, document), ...findAnchored(before, document)], force),
  ]);
}

/** The links from other files to a page. */
function findInbound(model: Model, page: Movable): ResolvedUse[] {
  const route = routeOf(page.kind, page.slug);
  return model.uses.filter((use) => routeOfLink(use.link) === route && use.from !== page);
}

/** Refuses to remove a page while others link to it. With `force` the words of a text stay without the link. */
function refuseLinks(document: Movable, inbound: readonly ResolvedUse[], force: boolean): Refused[] {
  const isFixed = (use: ResolvedUse) => use.from.frontMatterLinks.some((link) => link.at === use.at);
  const quoted = `\`${shortPathOf(document)}\``;
  const refuseAt = (uses: readonly ResolvedUse[], who: string, where: string, way: string) =>
    uses.length === 0
      ? []
      : [refuse(`${who} link to ${quoted} ${where}.`, `${wayOut}, or ${way}.`, obstaclesAt(uses, 'links to it'))];
  return [
    ...refuseAt(inbound.filter(isFixed), 'Other files', 'at their top', 'change these lines first'),
    ...refuseAt(
      inbound.filter((use) => !force && !isFixed(use)),
      'Other pages',
      'in their text',
      'keep the words without the link with `--force`',
    ),
  ];
}

const wayOut = 'Let another page take its place with `--redirect PAGE`';

/** One refusal with all that prevents an edit; null if nothing does. */
function joinRefusals(all: readonly (Refused | null)[]): Refused | null {
  const refusals = all.filter((one) => one !== null);
  const [first, ...others] = refusals;
  if (others.length === 0) return first ?? null;
  const way = refusals.every(({ hint }) => hint.includes('`--force`'))
    ? 'take the names and the links out with `--force`, which keeps the words'
    : 'change these lines first';
  const reasons = refusals.map(({ reason }) => reason).join(' ');
  const obstacles = refusals.flatMap((one) => one.obstacles);
  return refuse(reasons, `${wayOut}, or ${way}.`, obstacles);
}

/** Refuses to remove a page that front matter names. */
function refuseNaming(document: Movable, naming: readonly Naming[]): Refused | null {
  if (naming.length === 0) return null;
  const hint = naming.every(isRemovable)
    ? `Name another ${nameKind(document.kind)} for it with \`--redirect PAGE\`, or take it out of these lists with \`--force\`.`
    : 'Change these lines first.';
  return refuse(`Other files name \`${shortPathOf(document)}\` at their top.`, hint, obstaclesAt(naming, 'names it'));
}

/** The names that cannot be taken out, only replaced. */
function listFixed(naming: readonly Naming[]): readonly Naming[] {
  return naming.filter((one) => !isRemovable(one));
}

/** Has all that leads to a page lead to its successor. */
function redirectPage(revision: Revision, before: Model, document: Movable, successor: Movable): readonly string[] {
  const addresses = addressesOf(document);
  const to = routeOf(successor.kind, successor.slug) ?? '';
  const anchors = anchorsOf(successor, before.addresses);
  revision.remove(document.path);
  const isAnchor = matchAnchor(document);
  redirectAll(revision, before.addresses, (url, link, { path }) => {
    // The successor needs no link to itself as a whole: the words stay.
    const page = path === successor.path ? null : to;
    if (isAnchor?.(url, link)) return page;
    if (routeOfLink(link) !== addresses[0]) return undefined;
    const anchor = anchorOf(link);
    return anchors.includes(anchor) ? `${to}#${anchor}` : page;
  });
  for (const address of addresses) {
    const slug = address.slice(address.lastIndexOf('/') + 1);
    const alias = aliasPath(successor.kind, slug) === address ? slug : address;
    revision.edit(successor.path, (text) => addItem(text, 'aliases', alias));
  }
  return addresses.map((address) => `${address} leads to ${to}`);
}

function findSuccessor(model: Model, document: Movable, name: string): Movable | Refused {
  const successor = findTarget(model, name);
  if (successor.kind === 'refused') return successor;
  if (successor === document) return refuse('A page cannot take its own place.', 'Name another page.');
  const quoted = `\`${shortPathOf(successor)}\``;
  if (routeOf(successor.kind, successor.slug) === null)
    return refuse(`${quoted} has no address.`, `Name ${joinWords(routedCollections.map(nameOne), 'or')}.`);
  return isDraft(successor, model.today)
    ? refuse(`${quoted} is not published yet: readers cannot open it.`, 'Publish it first, or name another page.')
    : successor;
}

/**
 * Refuses to remove a file that has no address of its own while others need it. With `force` their words stay without
 * links to it, and without its citations.
 */
function refusePart(before: Model, document: Movable, force: boolean): Refused | null {
  const { kind, slug } = document;
  const links = obstaclesAt(findAnchored(before, document), 'links to it');
  if (kind === citedKind) {
    const obstacles = [...findCitingPlaces(before, slug), ...links];
    if (obstacles.length === 0 || force) return null;
    const hint = 'Let another publication take its place with `--redirect NAME`, or take these out with `--force`.';
    return refuse(`Pages name or cite \`${slug}\`.`, hint, obstacles);
  }
  const members = findNaming(before.documents, kind, slug);
  const folders = new Set(members.map((member) => folderOf(member.document.kind)));
  if (members.length > 0)
    return refuse(
      `The ${nameKind(kind)} \`${slug}\` has ${[...folders].join(' and ')}.`,
      `Give each another \`${kind}\`, or remove it, first.`,
      obstaclesAt(members, 'belongs to it'),
    );
  const figures =
    kind === datasetKind
      ? before.documents.flatMap(({ body }) => body.figures.filter(({ target }) => target === slug))
      : [];
  if (figures.length > 0)
    return refuse(
      `Pages show \`${shortPathOf(document)}\`.`,
      'Take these lines out first.',
      obstaclesAt(figures, 'shows it'),
    );
  if (links.length === 0 || force) return null;
  return refuse(
    `Pages link to \`${shortPathOf(document)}\`.`,
    'Take these links out, or keep the words without them with `--force`.',
    links,
  );
}

/** Takes out the citations of a file, and the links to it or to its anchor, whose words stay. */
function unlink(revision: Revision, before: Model, file: Movable): void {
  if (file.kind === citedKind) replaceReference(revision, file.slug, null);
  const route = routeOf(file.kind, file.slug);
  const isAnchor = matchAnchor(file);
  redirectAll(revision, before.addresses, (url, link) =>
    (route !== null && routeOfLink(link) === route) || isAnchor?.(url, link) ? null : undefined,
  );
}

/** Lets another publication be listed and cited in the place of one, as an article in that of its working paper. */
function replacePublication(revision: Revision, before: Model, document: Movable, name: string): Removed {
  const successor = findTarget(before, name);
  if (successor.kind === 'refused') return successor;
  if (successor === document) return refuse('A publication cannot take its own place.', 'Name another publication.');
  if (successor.kind !== citedKind)
    return refuse(`\`${shortPathOf(successor)}\` is no publication.`, `Name a file of \`${folderOf(citedKind)}/\`.`);
  const { path, slug } = document;
  const annotation = readTextBelow(document.text);
  revision.remove(path);
  if (successor.body.blocks.length === 0 && annotation !== '')
    revision.edit(successor.path, (text) => `${text.trimEnd()}\n\n${annotation}\n`);
  replaceReference(revision, slug, successor.slug);
  moveAnchor(revision, before, document, successor.slug);
  return [`what named or cited it names ${successor.path} now`];
}

/** A file that was deleted by hand. */
type Gone = Pick<Movable, 'kind' | 'slug'>;

/** Puts a file that was deleted by hand back in its place; null where the name is of none, a refusal where it is unclear. */
function putBack(revision: Revision, name: string): Gone | Refused | null {
  const model = revision.model();
  const [gone, ...others] = findGone(model, name);
  if (gone === undefined) return null;
  const named = findNamed(model, name);
  if (named.length + others.length > 0)
    return refuseAmbiguous(name, [
      ...named.map(shortPathOf),
      ...[gone, ...others].map(({ kind, slug }) => `${folderOf(kind)}/${slug}`),
    ]);
  const misplaced = refuseMisplaced(revision, gone);
  if (misplaced !== null) return misplaced;
  revision.write(pathOfFile(model, gone.kind, gone.slug), '---\ntitle: Gone\n---\n');
  return gone;
}

/** The files that were deleted by hand and that an author may mean by a name. */
function findGone(model: Model, name: string): Gone[] {
  const plain = plainName(model, name.trim());
  const slug = plain.replace(/^.*\//, '');
  if (judgeSlug(slug) !== null) return [];
  return collections.flatMap((kind) => {
    const [route, path] = [routeOf(kind, slug), `${folderOf(kind)}/${slug}`];
    const isMeant = [slug, path, route].includes(plain) && locateFile(`${path}.md`)?.kind === kind;
    const isThere = model.ofKind(kind).some((one) => one.slug === slug) || model.addresses.aliases.has(route ?? '');
    return isMeant && !isThere && wasThere(model, { kind, slug }) ? [{ kind, slug }] : [];
  });
}

function anchorOf(link: Target): string {
  if (link.kind === 'broken') return link.cause === 'anchor' ? link.anchor : '';
  return /#(.*)$/s.exec(link.href)?.[1] ?? '';
}
