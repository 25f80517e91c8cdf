/** The links of pages that come in: to what they lead here, and those that have to wait for other pages. */
import type { Root } from 'mdast';
import { slugify } from '../core/slug.ts';
import { decode } from '../core/text.ts';
import { isOpen, listLinks, noteLostLink } from '../documents/adapt.ts';
import { type Losses, startLosses } from '../documents/losses.ts';
import { writeMarkdown } from '../documents/markdown.ts';
import { routeOf } from '../kinds/paths.ts';
import type { Collection } from '../kinds/registry.ts';
import { addressesOf } from '../resolve/addresses.ts';
import { anchorsOf } from '../resolve/anchors.ts';
import { findLostPath } from '../resolve/lost-path.ts';
import type { Model } from '../resolve/model.ts';
import type { Plan } from './plan.ts';
import type { Revision } from './revision.ts';
import { pathOfFile } from './target.ts';

/** A page that came in: the slug of its file's name, and the place of that file. A link may name either. */
interface MadePage {
  readonly name: string;
  readonly file: string;
}

/** A page that comes in, with what its links may lead to. */
export interface Linking {
  readonly kind: Collection;
  /** The pages that came in with it, by their slugs; its own is added. */
  readonly made: Map<string, MadePage>;
  /** The place of its file on the disk, as an address. */
  readonly file: string;
  /** The address on its site at which its relative links begin, with an invented host where its own is not known. */
  readonly base: string;
  readonly losses: Losses;
}

/** A page that was made of a document with others. */
export interface LinkedPage {
  readonly imported: Linking & { readonly reading: { readonly tree: Root } };
  readonly slug: string;
}

/** Plans the links of pages to those that came in after them, and tells which lead nowhere. */
export function planLinks(revision: Revision, pages: readonly LinkedPage[]): Plan {
  const model = revision.model();
  const notes = pages.flatMap(({ imported, slug }) => {
    const { tree } = imported.reading;
    const path = pathOfFile(model, imported.kind, slug);
    const before = writeMarkdown(tree);
    const losses = startLosses();
    for (const link of listLinks(tree)) {
      const url = findPath(link.url, { ...imported, losses }, model);
      if (url !== null) Object.assign(link, { type: 'link', url });
      else if (isOpen(link)) noteLostLink(link, { isLost: (address) => findLostPath(address, model) !== null, losses });
    }
    const after = writeMarkdown(tree);
    const lost = losses.list();
    if (after !== before) revision.edit(path, (text) => text.replace(before, () => after));
    return [
      ...(after === before ? [] : [`${path} links to pages that came in after it`]),
      ...(lost.length === 0 ? [] : [`In ${path}:`, ...lost.map((loss) => `  - ${loss}`)]),
    ];
  });
  return { kind: 'changes', changes: revision.changes(), notes };
}

/**
 * The address of the page here to which an address on the old site leads: that of the file there that came in, its path,
 * from the page on, or the name of its file, first of those that came in with it. The anchor is kept where the page has
 * it, which is told where it has not. Null where there is none, and for addresses of other sites.
 */
export function findPath(address: string, imported: Linking, { addresses }: Model): string | null {
  const { base, file, kind, made, losses } = imported;
  if (/^(?:#|$)/.test(address) || !URL.canParse(address, base)) return null;
  const { pathname, hash, origin } = new URL(address, base);
  if (origin !== new URL(base).origin) return null;
  const path = pathname.replace(/(?:(?<=\/)_?index)?(?:\.(?:html|md|qmd))?$/, '').replace(/(?<=.)\/$/, '');
  const { routes, drafts, aliases } = addresses;
  const name = pathname.endsWith('.md') ? slugify(decode(path.replace(/^.*\/(?:\d{4}-\d\d-\d\d-)?/, ''))) : '';
  const pages = [...routes, ...drafts].flatMap(([route, page]) => (page === undefined ? [] : [{ route, page }]));
  const find = (isMeant: (one: string) => boolean) => pages.find(({ page }) => addressesOf(page).some(isMeant))?.route;
  const findMade = (isMeant: (one: MadePage) => boolean) => {
    const [own] = [...made].find(([, one]) => isMeant(one)) ?? [];
    const ownRoute = own === undefined ? null : routeOf(kind, own);
    return ownRoute === null ? undefined : find((one) => one === ownRoute);
  };
  const target = URL.canParse(address, file) ? placeOf(new URL(address, file).href) : '';
  const route =
    findMade((one) => placeOf(one.file) === target) ??
    (routes.has(path)
      ? path
      : (aliases.get(path) ??
        find((one) => one === path) ??
        findMade((one) => one.name === name && name !== '') ??
        find((one) => name !== '' && one.endsWith(`/${name}`))));
  if (route === undefined) return null;
  const page = routes.get(route) ?? drafts.get(route);
  const anchor = decode(hash.slice(1));
  if (anchor === '') return route;
  if (page !== undefined && anchorsOf(page, addresses).includes(anchor)) return `${route}#${anchor}`;
  losses.add('A link to a part of a page leads to the page alone: write `#` and the address of the heading.', address);
  return route;
}

/** The path of a file, by its address; of the page of a folder, that of the folder. */
function placeOf(file: string): string {
  return decode(file.replace(/[?#].*$/, '')).replace(/(?<=\/)index\.html?$/, '');
}
