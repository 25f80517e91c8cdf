import { mediaAddress } from '../../check/local-address.ts';
import { slugify } from '../../core/slug.ts';
import { decode } from '../../core/text.ts';
import { readKey } from '../../parse/document.ts';
import type { Model } from '../../resolve/model.ts';
import { asSuggested, type Case, type Fix, type Fixer, mend, write } from './fixer.ts';
import { findMovedRoute, isMeant, slugOf } from './names.ts';

/** Mends an address that leads nowhere: of a page that was moved, misspelt, or written with its folder. */
export const fixAddress: Fixer = (one) => {
  if (!isAddress(one)) return [];
  const { problem, written, site } = one;
  const { suggestion } = problem;
  if (suggestion !== null && isCompleted(written, suggestion)) return [write(one, suggestion, true)];
  const own = site.model.site?.frontMatter.url?.replace(/\/$/, '') ?? '\0';
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const local = path.startsWith(`${own}/`) ? path.slice(own.length) : path;
  const moved = findMovedRoute(site.model, local);
  if (moved !== null) return [write(one, `${moved}${rest}`, true)];
  const routes = [...site.model.addresses.routes.keys()];
  const slug = slugify(decode(slugOf(local)));
  const named = routes.filter((route) => slugOf(route) === slug && slug !== '' && !isHost(local));
  if (named.length === 1 && named[0] !== undefined) return [write(one, `${named[0]}${rest}`, true)];
  if (suggestion === null) return [];
  if (!routes.includes(suggestion)) return [write(one, suggestion, leads(one, suggestion))];
  const isNear = isMeant(slugOf(local), slugOf(suggestion), routes.map(slugOf));
  return [write(one, `${suggestion}${rest}`, isNear || isTitle(site.model, suggestion, path))];
};

/** Whether the problem is about an address alone, not about a whole link. */
function isAddress({ written, document, site }: Case): boolean {
  return document !== undefined && site.model.usesOf(document).some(({ target }) => target === written);
}

/** Whether an address begins with the host of another site and only lacks its `https://`. */
function isHost(address: string): boolean {
  return /^[^/.]+\.[^/]+\//.test(address);
}

function isTitle({ addresses }: Model, route: string, words: string): boolean {
  const document = addresses.routes.get(route);
  const title = document && readKey(document, 'title');
  return typeof title === 'string' && title.toLowerCase() === words.toLowerCase();
}

/** Whether only the scheme of an address is missing: `www.example.org`, `10.1000/182`, `ada@example.org`. */
function isCompleted(written: string, suggestion: string): boolean {
  const bare = suggestion.replace(/^(?:https:\/\/doi\.org\/|https:\/\/|mailto:)/, '');
  return bare !== suggestion && written.replace(/^doi:\s*/i, '') === bare;
}

/** Whether an address would resolve on this site. */
function leads({ site, document }: Case, address: string): boolean {
  return document !== undefined && /^[/.#]/.test(address) && site.model.resolve(address, document).kind !== 'broken';
}

/** Mends the anchor of a heading that the page does not have. */
export const fixAnchor = asSuggested((one, suggestion) => {
  const { written, problem, document, site } = one;
  const hash = written.indexOf('#');
  if (hash === -1 || document === undefined) return [];
  const link = site.model.resolve(written, document);
  const anchors = link.kind === 'broken' && link.cause === 'anchor' ? link.anchors : [];
  const typed = decode(written.slice(hash + 1));
  const anchor = suggestion.slice(suggestion.indexOf('#') + 1);
  return [write(one, suggestion, problem.form === undefined && isMeant(typed, anchor, anchors))];
});

/** Mends the address of a picture or download that is not there. */
export const fixMedia: Fixer = (one) => {
  if (!isAddress(one)) return [];
  const media = [...one.site.model.addresses.media.keys()];
  const renamed = mediaAddress(decode(one.written));
  if (renamed !== undefined && media.includes(renamed)) return [write(one, renamed, true)];
  const { suggestion } = one.problem;
  if (suggestion === null) return [];
  if (!media.includes(suggestion)) return [write(one, suggestion, false)];
  const nameOf = (path: string) => path.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const isSame = nameOf(one.written.toLowerCase()) === nameOf(suggestion);
  const near = isMeant(nameOf(one.written), nameOf(suggestion), media.map(nameOf));
  return [write(one, suggestion, isSame || near)];
};

/** Replaces a redirect through another service by the address that it carries. */
export const fixDetour = asSuggested((one, suggestion) => {
  if (!isAddress(one)) return [];
  const isCertain = one.problem.form === 'redirect' ? /^https?:\/\/\S+$/.test(suggestion) : leads(one, suggestion);
  return [write(one, suggestion, isCertain)];
});

/** Mends a link whose syntax is wrong. */
export const fixLinkForm: Fixer = (one): readonly Fix[] => {
  const { suggestion, form = '' } = one.problem;
  const [, words = '', address = ''] = /^(!?\[[^\]]*\]\()(.*)\)$/s.exec(one.written) ?? [];
  const renamed = mediaAddress(decode(address));
  if (renamed !== undefined && renamed !== address && one.site.model.addresses.media.has(renamed))
    return [write(one, `${words}${renamed})`, true)];
  if (suggestion !== null && form === 'unclosed') {
    const end = one.start + suggestion.length - 1;
    const target = /\]\(([^()]+)\)$/.exec(suggestion)?.[1] ?? '';
    if (!one.text.startsWith(suggestion.slice(0, -1), one.start) || !/\s/.test(one.text[end] ?? '')) return [];
    return [mend(one, 'Close the link', [{ start: end, end, piece: ')' }], leads(one, target))];
  }
  if (suggestion === null || suggestion.includes('…') !== one.written.includes('…')) return [];
  const isCertain =
    ['gap', 'reversed', 'wide', 'quotes'].includes(form) ||
    (form === 'bracket' && suggestion.endsWith(')')) ||
    suggestion === one.written.replace(/(?<=\]\(\S*) (?=\S*\))/g, '%20') ||
    (form === 'space' && leads(one, /\]\((.*)\)$/.exec(suggestion)?.[1] ?? '')) ||
    (form === 'wiki' && isWikiName(one, suggestion));
  return [write(one, suggestion, isCertain)];
};

function isWikiName(one: Case, suggestion: string): boolean {
  const { written, site } = one;
  const name = written.replace(/^!?\[\[|\]\]$|[|#].*$/g, '');
  const address = /\]\((.*)\)$/.exec(suggestion)?.[1] ?? '';
  if (!leads(one, address)) return false;
  const [route = ''] = address.split('#');
  if (route === '') return true;
  return site.model.addresses.media.has(route) || isMeant(name, slugOf(route), []) || isTitle(site.model, route, name);
}
