import { basename, dirname, extname, join } from 'node:path/posix';
import { asSuggested } from '../../check/fixer.ts';
import type { Fix } from '../../core/fix.ts';
import { slugify } from '../../core/slug.ts';
import { spliceBetween } from '../../core/splice.ts';
import { addItem } from '../../edit/front-matter.ts';
import { updateLock } from '../../edit/routes-lock.ts';
import { locateFile, relativePathOf, routeOf } from '../../kinds/paths.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { addressesOf } from '../../resolve/addresses.ts';
import { listLost } from '../../resolve/routes-lock.ts';
import type { SiteCase, SiteFixer } from './site-fixer.ts';

/** Renames a file that is a page except for its name: `.MD`, `.md.txt`, capital letters and spaces. */
export const fixFileName = asSuggested((one: SiteCase, suggestion) => {
  const { path } = one.problem;
  const moveTo = join(suggestion.startsWith('media/') ? one.site.content.name : dirname(path), suggestion);
  const isPage =
    /\.(?:md|markdown|mdown|mdx|txt)(?:\.txt)?$/i.test(path) && locateFile(relativePathOf(moveTo)) !== null;
  const isMedium =
    one.problem.rule === 'file-name' && extname(path).toLowerCase().replace('.jpeg', '.jpg') === extname(moveTo);
  return rename(one, moveTo, isPage || isMedium);
});

/** Renames a page whose file name cannot be an address. */
export const fixSlug = asSuggested((one: SiteCase, suggestion) => {
  const { path, line, column } = one.problem;
  if (line !== 1 || column !== 1 || slugify(basename(path, '.md')) !== suggestion) return [];
  return rename(one, join(dirname(path), `${suggestion}.md`), true);
});

function rename({ site, problem: { path } }: SiteCase, moveTo: string, isCertain: boolean): readonly Fix[] {
  const { files, media, problems } = site.content;
  const isTaken =
    [...files, ...problems].some((file) => file.path === moveTo) || media.has(`/${relativePathOf(moveTo)}`);
  if (isTaken || moveTo === path) return [];
  return [{ title: `Call it \`${basename(moveTo)}\``, isCertain, path, splices: [], moveTo }];
}

/**
 * Makes an address that was public and leads nowhere an alias of the page that took its place. The fix is certain if
 * that page is the only new one in the section, and this is the only address that was lost there.
 */
export const fixLostAddress: SiteFixer = (one) => {
  if (one.document !== undefined) return forgetAddresses(one, one.document);
  const { recorded } = one.model;
  const route = recorded?.find(({ line }) => line === one.problem.line)?.address;
  return route === undefined ? [] : keepAddress(one, route);
};

/** Takes the addresses of a page that is kept back from the public ones: right only if they never were online. */
function forgetAddresses({ site }: SiteCase, page: AnyDocument): readonly Fix[] {
  const path = `${site.content.name}/routes.lock`;
  const text = site.textOf(path) ?? '';
  const lost = new Set(listLost(site.model).map(({ address }) => address));
  const held = addressesOf(page).filter((address) => lost.has(address));
  const splices = spliceBetween(text, updateLock(text, [], held));
  return [{ title: 'Take it from the list of public addresses', isCertain: false, path, splices }];
}

/** The same for a file that others refer to and that is gone, perhaps because it was renamed by hand. */
export const fixGoneFile: SiteFixer = (one) => {
  const located = locateFile(relativePathOf(one.problem.path));
  const route = located === null ? null : routeOf(located.kind, located.slug);
  return route === null ? [] : keepAddress(one, route);
};

function keepAddress({ site, problem }: SiteCase, written: string): readonly Fix[] {
  const { addresses, recorded } = site.model;
  if (recorded === null) return [];
  const sectionOf = (route: string) => route.slice(0, route.lastIndexOf('/') + 1);
  const known = new Set(recorded.map(({ address }) => address));
  const isHere = (route: string) => sectionOf(route) === sectionOf(written);
  const lost = listLost(site.model).filter(({ address }) => isHere(address));
  const fresh = [...addresses.routes.keys()].filter((route) => isHere(route) && !known.has(route));
  const isCertain = fresh.length === 1 && lost.length === 1 && lost[0]?.address === written;
  const meant = isCertain ? fresh[0] : problem.suggestion;
  const page = addresses.routes.get(meant ?? '');
  if (page?.isValid !== true || !isHere(meant ?? '')) return [];
  const alias = written.slice(sectionOf(written).length);
  const splices = spliceBetween(page.text, addItem(page.text, 'aliases', alias));
  const title = `Make \`${written}\` lead to \`${routeOf(page.kind, page.slug)}\``;
  return [{ title, isCertain, path: page.path, splices }];
}
