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
  const behind = /^(.+)\.(?:idm\.oclc\.org|[\w-]*e?z?proxy[\w-]*\..+)$/.exec(url.hostname)?.[1];
  if (behind !== undefined && /proxy|oclc/.test(url.hostname))
    return {
      reason: `${quoted} leads through the proxy of a library, which lets its members in alone.`,
      hint: 'Write the address of the publisher, or the DOI behind `https://doi.org/`.',
      suggestion: `https://${behind.includes('.') ? behind : behind.replaceAll('-', '.')}${url.pathname}`,
    };
  return null;
}
