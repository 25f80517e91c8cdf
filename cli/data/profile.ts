import type { SiteView } from '../kinds/kind.ts';
import { listProfiles } from '../kinds/profiles.ts';
import { kindNames, kinds } from '../kinds/registry.ts';
import type { CvAuthor } from '../kinds/shapes/cv.ts';
import type { ProfileFacts } from '../metadata/json-ld.ts';
import type { Model } from '../resolve/model.ts';
import { emitHref } from '../resolve/page-link.ts';
import { readSite, readUrl, siteDocument } from '../resolve/site.ts';

/** The profile of the researcher from site.md and its awards. */
export function readProfile(model: Model, site: SiteView): ProfileFacts {
  const { author } = readSite(model);
  const { photo } = readAuthorFacts(model);
  return {
    role: author.role,
    affiliation: author.affiliation,
    image: photo && readUrl(model) + photo.href,
    sameAs: listProfiles(author).map(({ href }) => href),
    awards: kindNames.flatMap((kind) => kinds[kind].listAwards?.(site).map(({ title }) => title) ?? []),
  };
}

/** The researcher as the curriculum vitae names them. */
export function readAuthorFacts(model: Model): CvAuthor {
  const { name, email, role = null, affiliation = null, photo } = readSite(model).author;
  const href = photo && emitHref(photo.file, siteDocument(model), model).href;
  return { name, email, role, affiliation, photo: photo && href ? { href, alt: photo.alt } : null };
}
