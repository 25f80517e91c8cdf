import type { Site } from '../core/shapes.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { Model } from '../resolve/model.ts';
import type { SiteMatter } from '../schema/kinds.ts';
import { emitHref } from './links.ts';

/** What site.md says. Throws when there is none: nothing is emitted then. */
export function readSite(model: Model): SiteMatter {
  return wholeMatter(siteDocument(model));
}

/** The public address of the site without a trailing slash. */
export function readUrl(model: Model): string {
  return readSite(model).url.replace(/\/+$/, '');
}

/** The path of the public address: empty, or `/folder` for a site that is not at the root of its host. */
export function readBase(model: Model): string {
  const url = readUrl(model);
  return /^https?:\/\/[^/]+$/.test(url) ? '' : new URL(url).pathname.replace(/\/+$/, '');
}

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

function siteDocument(model: Model) {
  if (model.site === undefined) throw new Error('The site was emitted without site.md');
  return model.site;
}
