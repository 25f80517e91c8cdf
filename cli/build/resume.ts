import { kindWith } from '../kinds/registry.ts';
import type { CvPage } from '../kinds/shapes/cv.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { Compiled } from './compiled.ts';
import type { File } from './documents.ts';

const cvKind = kindWith('listsOwnWorks');

/** The curriculum vitae as JSON Resume (jsonresume.org), if the site has one. */
export function* makeResume({ site, routes, page }: Compiled): Generator<File> {
  const route = routes.find(({ kind }) => kind === cvKind);
  const cv = route && page(route.data);
  if (cv?.kind === cvKind) yield { path: 'cv.json', text: `${JSON.stringify(writeResume(cv, site), null, 2)}\n` };
}

/**
 * The lists of the curriculum vitae as JSON Resume 1.0.0; its text is prose, which the format has no place for. Talks
 * and courses become projects, for want of a better place.
 */
export function writeResume(cv: CvPage, site: SiteData) {
  const { name, role, affiliation, email, photo } = cv.author;
  const absolute = (href: string) => (href.startsWith('/') ? site.url + href : href);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      ...(role !== null && { label: role }),
      ...(photo !== null && { image: absolute(photo.href) }),
      email,
      url: site.url,
      summary: cv.description,
      profiles: site.profiles.map(({ title, href }) => ({
        network: title,
        ...(new URL(href).search === '' && { username: new URL(href).pathname.split('/').at(-1) ?? '' }),
        url: href,
      })),
    },
    work:
      role === null && affiliation === null
        ? []
        : [{ ...(affiliation !== null && { name: affiliation }), ...(role !== null && { position: role }) }],
    awards: cv.awards.map(({ title, date, link }) => ({
      title,
      date,
      ...(link !== null && { summary: absolute(link.href) }),
    })),
    publications: cv.publications.flatMap(({ works }) =>
      works.map(({ title, venue, year, href }) => ({
        name: title,
        ...(venue !== null && { publisher: venue }),
        ...(typeof year === 'number' && { releaseDate: String(year) }),
        ...(href !== null && { url: href }),
      })),
    ),
    projects: [
      ...cv.talks.map(({ title, href, date, event, place }) => ({
        name: title,
        type: 'talk',
        description: `${event}, ${place}`,
        startDate: date,
        url: absolute(href),
      })),
      ...cv.courses.flatMap(({ title, href, institution, terms }) =>
        terms.map((term) => ({
          name: `${title}, ${term.name}`,
          type: 'course',
          entity: institution,
          ...(term.starts !== null && { startDate: term.starts }),
          ...(term.ends !== null && { endDate: term.ends }),
          url: absolute(href),
        })),
      ),
    ],
    meta: { canonical: `${site.url}/cv.json`, version: 'v1.0.0' },
  };
}
