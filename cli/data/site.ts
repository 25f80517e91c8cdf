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
    author: site.author,
    navigation: site.navigation.map(({ title, href }) => ({
      title,
      href: emitHref(href, siteDocument(model), model).href,
    })),
    book: site.book,
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
    analytics: site.analytics === '' ? null : site.analytics,
  };
}
