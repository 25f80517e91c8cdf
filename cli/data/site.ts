import { listsOf } from '../kinds/lists.ts';
import { listProfiles } from '../kinds/profiles.ts';
import { kinds } from '../kinds/registry.ts';
import type { Site } from '../kinds/shapes.ts';
import type { Model } from '../resolve/model.ts';
import { emitHref } from '../resolve/page-link.ts';
import { readBase, readSite, readUrl, siteDocument } from '../resolve/site.ts';

/** What every screen needs, whatever its route. */
export function emitSite(model: Model): Site {
  const site = readSite(model);
  const { emailjs } = site;
  return {
    title: site.title,
    description: site.description,
    url: readUrl(model),
    base: readBase(model),
    language: site.language,
    author: { name: site.author.name, email: site.author.email },
    profiles: listProfiles(site.author),
    navigation: listNavigation(model),
    footer: listsOf(model.published).flatMap(({ section }) =>
      section.isInFooter === true ? [{ title: section.title, href: section.path }] : [],
    ),
    book: site.book ?? null,
    copyright: site.copyright,
    api: site.api,
    emailjs:
      emailjs === undefined
        ? null
        : {
            publicKey: emailjs.publicKey,
            serviceId: emailjs.serviceId,
            templateId: emailjs.templateId,
            limitRate: emailjs.limitRate ?? null,
            blockHeadless: emailjs.blockHeadless ?? false,
            origin: emailjs.origin ?? null,
          },
    analytics: emitAnalytics(site.analytics, site.analyticsConsent),
  };
}

function emitAnalytics(id: string, consent: 'express' | 'implied'): Site['analytics'] {
  if (id === '') return null;
  return id === 'own' ? 'own' : { id, consent };
}

/** The menu that site.md names, and behind it the lists of kinds that a site can do without, where there are files of them. */
function listNavigation(model: Model): Site['navigation'] {
  const named = readSite(model).navigation.map(({ title, href }) => ({
    title,
    href: emitHref(href, siteDocument(model), model).href,
  }));
  const lists = listsOf(model.published).filter(({ of, section }) => {
    const isNamed = section.isInFooter === true || named.some(({ href }) => href === section.path);
    return kinds[of].isOptional === true && !isNamed;
  });
  return [...named, ...lists.map(({ section }) => ({ title: section.title, href: section.path }))];
}
