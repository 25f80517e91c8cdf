import { judgeSlug } from '../core/judge-slug.ts';
import { folderOf, isCollection, routeOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import { reasonReserved } from '../kinds/reserved.ts';
import { aliasesOf, aliasPath } from '../resolve/addresses.ts';
import { isTopic } from '../resolve/chain.ts';
import { datasetKind } from '../resolve/dataset.ts';
import { routeOfLink } from '../resolve/link.ts';
import { isDraft, type Model, namesOf } from '../resolve/model.ts';
import { findNaming } from '../resolve/named.ts';
import { citedKind } from '../resolve/references.ts';
import { addItem, removeItem } from './front-matter.ts';
import { renameImport } from './import-record.ts';
import { moveAnchor, redirectAll, refuseUnreadable, replaceNames, replaceReference, wasThere } from './inbound.ts';
import { renewPins } from './pins.ts';
import { type Plan, type Refused, refuse } from './plan.ts';
import { refuseSlug } from './refuse-slug.ts';
import type { Revision } from './revision.ts';
import { lockRoutes } from './routes-lock.ts';
import { findTarget, type Movable, pathOfFile, plainName, tableBeside, withSlashes } from './target.ts';

/**
 * Plans to rename a file and everything that mentions it; its old address stays as an alias, unless the site needs that
 * itself, or nobody could open it yet and it is to be given up (`keepsAddress: false`).
 */
export function planMove(
  revision: Revision,
  from: string,
  to: string,
  { keepsAddress = true }: { readonly keepsAddress?: boolean } = {},
): Plan {
  const now = revision.model();
  const before = giveOldName(revision, now, from, to) ? revision.model() : now;
  const document = findTarget(before, from);
  if (document.kind === 'refused') return document;
  const { kind, slug: old } = document;
  const slug = slugOf(to);
  const refusal = refuseName(before, document, to, slug) ?? refuseUnreadable(before);
  if (refusal !== null) return refusal;

  const path = pathOfFile(before, kind, slug);
  revision.rename(document.path, path);
  if (kind === citedKind) replaceReference(revision, old, slug);
  else replaceNames(revision, findNaming(revision.model().documents, kind, old), slug);
  if (kind === datasetKind) {
    revision.rename(tableBeside(document.path), tableBeside(path));
    renameDataset(revision, old, slug);
  }
  moveAnchor(revision, before, document, slug);
  renameImport(revision, before, kind, old, slug);
  const notes = [`${document.path} becomes ${path}`];
  const [route, next] = [routeOf(kind, old), routeOf(kind, slug)];
  if (route !== null && next !== null) {
    renameLinks(revision, before, route, next, slug);
    renewPins(revision, before, (one) => (isTopic(document) && one === old ? slug : one));
    const isKept = keepsAddress && reasonReserved(route) === null;
    keepAddress(revision, before, document, path, { next, isKept });
    if (!keepsAddress) notes.push(`${route} leads nowhere any more`);
    else if (isKept && !isDraft(document, before.today)) notes.push(`${route} goes on working and leads to ${next}`);
  }
  lockRoutes(revision, before);
  return { kind: 'changes', changes: revision.changes(), notes };
}

/** Gives a file that was renamed by hand its old name again, so that the move finishes what its author began. */
function giveOldName(revision: Revision, model: Model, from: string, to: string): boolean {
  if (findTarget(model, from).kind !== 'refused') return false;
  const old = slugOf(from);
  for (const { kind, slug, path } of model.documents) {
    if (slug !== slugOf(to) || !isCollection(kind) || namesOf(model, kind).has(old) || judgeSlug(old) !== null)
      continue;
    if (!wasThere(model, { kind, slug: old })) continue;
    revision.rename(path, pathOfFile(model, kind, old));
    return true;
  }
  return false;
}

/** The name that an author means by a slug, a path or an address. */
function slugOf(written: string): string {
  return withSlashes(written.trim()).replace(/\.md$/, '').replace(/^.*\//, '');
}

function refuseName(model: Model, { kind, slug: old }: Movable, to: string, slug: string): Refused | null {
  const sections = [folderOf(kind), routeOf(kind, '')?.slice(1, -1)];
  const section = plainName(model, withSlashes(to.trim()).replace(/^\.?\//, '')).replace(/\/?[^/]*$/, '');
  if (section !== '' && !sections.includes(section))
    return refuse(
      `${kinds[kind].title} stays in \`${folderOf(kind)}/\`; \`${to}\` is elsewhere.`,
      'Name the new slug alone.',
    );
  if (slug === old) return refuse(`\`${old}\` is its name already.`, 'Choose another name.');
  return refuseSlug(model, kind, slug, { own: old });
}

function renameLinks(revision: Revision, before: Model, route: string, next: string, slug: string): void {
  redirectAll(revision, before.addresses, (url, link) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (path === '' || routeOfLink(link) !== route) return undefined;
    if (path.startsWith('/')) return path === route ? `${next}${rest}` : undefined;
    return `${path.replace(/[^/]*$/, `${slug}.md`)}${rest}`;
  });
}

function keepAddress(
  revision: Revision,
  before: Model,
  document: Movable,
  path: string,
  { next, isKept }: { readonly next: string; readonly isKept: boolean },
): void {
  for (const [index, { alias }] of [...aliasesOf(document).entries()].reverse())
    if (aliasPath(document.kind, alias) === next) revision.edit(path, (text) => removeItem(text, ['aliases', index]));
  const route = routeOf(document.kind, document.slug);
  const wasPublic = !isDraft(document, before.today) || before.recorded?.some((one) => one.address === route);
  if (isKept && wasPublic) revision.edit(path, (text) => addItem(text, 'aliases', document.slug));
}

/** Renames a data set in figures. */
function renameDataset(revision: Revision, old: string, slug: string): void {
  for (const { path } of revision.content().files)
    for (const { target, at } of revision.document(path).body.figures)
      if (target === old)
        revision.edit(path, (text) => {
          const lines = text.split('\n');
          lines[at.line - 1] = lines[at.line - 1]?.replace(/=.*/, (name) => name.replace(old, slug)) ?? '';
          return lines.join('\n');
        });
}
