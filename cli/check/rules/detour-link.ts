import { decode } from '../../core/text.ts';
import { isAddress, leads } from '../fix-address.ts';
import { asSuggested, write } from '../fixer.ts';
import { type Advice, type Rule, shorten } from '../rule.ts';

export const detourLink: Rule = {
  id: 'detour-link',
  level: 'warning',
  finds:
    'A link leads to your own computer, through the proxy of a library or through a service that counts who clicks.',
  example: {
    wrong: '[the data](https://www.google.com/url?q=https://www.example.org/data)',
    right: '[the data](https://www.example.org/data)',
  },
  *checkDocument(document, model) {
    for (const { at, link } of model.usesOf(document)) {
      if (link.kind !== 'outside' || !link.href.startsWith('http')) continue;
      const advice = adviseDetour(new URL(link.href));
      if (advice !== null) yield { at, ...advice };
    }
  },
  /** Writes the address that a redirect carries in its place. */
  fix: asSuggested((one, suggestion) => {
    if (!isAddress(one)) return [];
    const isCertain = one.problem.form === 'redirect' ? /^https?:\/\/\S+$/.test(suggestion) : leads(one, suggestion);
    return [write(one, suggestion, isCertain)];
  }),
};

function adviseDetour(url: URL): Advice | null {
  const quoted = `\`${shorten(url.href, 50)}\``;
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)$/.test(url.hostname);
  if (isLocal)
    return {
      reason: `${quoted} leads to the reader’s own computer.`,
      hint: 'Write the address without `http://` and the host for a page of this site.',
      suggestion: `${url.pathname}${url.hash}`,
    };
  const inner = url.searchParams.get('q') ?? url.searchParams.get('url') ?? url.searchParams.get('u');
  const isRedirect =
    (/(?:^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url') ||
    /safelinks\.protection\.outlook\.com$|^l\.facebook\.com$|^lnkd\.in$/.test(url.hostname);
  if (isRedirect)
    return {
      form: 'redirect',
      reason: `${quoted} leads through another service, which counts who clicks.`,
      hint: 'Write the address of the page itself.',
      suggestion: inner ?? undefined,
    };
  const behind = findBehindProxy(url);
  if (behind !== null)
    return {
      reason: `${quoted} leads through the proxy of a library, which lets its members in alone.`,
      hint: 'Write the address of the publisher, or the DOI behind `https://doi.org/`.',
      suggestion: behind,
    };
  return null;
}

/** The host of a library's proxy, behind that of the publisher: `www-press-org.ezproxy.…`, `www-press-org.name.idm.oclc.org`. */
const proxy = /^(?:(.+?)\.)?(?:[\w-]+\.idm\.oclc\.org|[\w-]*proxy[\w-]*\..+)$/;

/** The address to which a library's proxy leads, by its host or behind its page to log in; null for any other address. */
function findBehindProxy({ hostname, pathname, search }: URL): string | null {
  const [found, host = ''] = proxy.exec(hostname) ?? [];
  if (found === undefined) return null;
  const [, login = ''] = /^\?q?url=(https?(?::|%3A).+)$/i.exec(search) ?? [];
  if (pathname === '/login' && login !== '') return login.includes('://') ? login : decode(login);
  // A site may have the word in its own name.
  if (!/[-.]/.test(host)) return null;
  return `https://${host.includes('.') ? host : host.replaceAll('-', '.')}${pathname}${search}`;
}
