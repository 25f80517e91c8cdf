import { listsOf } from '../kinds/lists.ts';
import { listProfiles } from '../kinds/profiles.ts';
import { schemas } from '../kinds/schemas.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { Model } from '../resolve/model.ts';
import { emitHref } from '../resolve/page-link.ts';
import { hasServer, isIdle, readBase, readSite, readUrl, siteDocument } from '../resolve/site.ts';
import { pickShown } from '../schema/shown.ts';

/** The data that every screen needs. */
export function emitSite(model: Model): SiteData {
  const site = readSite(model);
  const isServed = hasServer(model);
  const { title, language, book, copyright, curves, emailjs } = pickShown(schemas[siteDocument(model).kind], site);
  return {
    title,
    description: site.description,
    url: readUrl(model),
    base: readBase(model),
    language,
    author: { name: site.author.name, email: site.author.email },
    profiles: listProfiles(site.author),
    navigation: listNavigation(model),
    footer: listsOf(model.publishedKinds).flatMap(({ section }) =>
      section.isInFooter === true ? [{ title: section.title, href: section.path }] : [],
    ),
    book,
    copyright,
    curves,
    api: isServed ? site.api : '',
    hasServer: isServed,
    emailjs,
    analytics: emitAnalytics(site.analytics, site.analyticsConsent),
  };
}

function emitAnalytics(id: string, consent: 'express' | 'implied'): SiteData['analytics'] {
  if (id === '') return null;
  return id === 'own' ? 'own' : { id, consent };
}

/** The menu from site.md, followed by the lists that have files and to which neither it nor the footer leads. */
function listNavigation(model: Model): SiteData['navigation'] {
  const named = readSite(model).navigation.map(({ title, href }) => ({
    title,
    href: emitHref(href, siteDocument(model), model).href,
  }));
  const lists = listsOf(model.publishedKinds).filter(({ of, section }) => {
    // The menu may lead to the first topic in place of their list.
    const leads = (href: string) =>
      href === section.path || (section.hasSidebar === true && href.startsWith(`${section.path}/`));
    return section.isInFooter !== true && model.publishedKinds.has(of) && !named.some(({ href }) => leads(href));
  });
  const open = named.filter(({ href }) => {
    const page = model.addresses.routes.get(href);
    return page === undefined || !isIdle(page, model);
  });
  return [...open, ...lists.map(({ section }) => ({ title: section.title, href: section.path }))];
}
