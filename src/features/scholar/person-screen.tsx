import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { AnyLink, PersonPage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { Changed } from './changed.tsx';
import { Links } from './links.tsx';
import { TextPage } from './text-page.tsx';

export function PersonScreen({ page }: { page: PersonPage }) {
  const { photo, affiliation, papers, works } = page;
  const facts = (
    <>
      {affiliation && <p className="byline">{affiliation}</p>}
      {photo && <img className="portrait" src={addressOf(photo.href, site.base)} alt={photo.alt} />}
      <Links links={listAddresses(page)} />
      <Changed page={page} />
    </>
  );
  return (
    <TextPage page={page} eyebrow={page.role} facts={facts}>
      {papers.length > 0 && (
        <nav className="works" aria-labelledby="papers">
          <h2 id="papers">Papers on this site</h2>
          <ul>
            {papers.map(({ href, title }) => (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {works.length > 0 && (
        <nav className="works" aria-labelledby="publications">
          <h2 id="publications">Publications cited here</h2>
          <ul>
            {works.map(({ href, title, venue, year }) => (
              <li key={href}>
                <span className="index-year">{year}</span>
                <span>
                  <SiteLink href={href}>{title}</SiteLink>
                  {venue && <em>{` ${venue}`}</em>}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </TextPage>
  );
}

/** Where else the person is found. */
function listAddresses({ orcid, page }: PersonPage): AnyLink[] {
  return [
    ...(page === null ? [] : [{ title: 'Website', ...page }]),
    ...(orcid === null
      ? []
      : [{ title: `ORCID ${orcid}`, href: `https://orcid.org/${orcid}` as const, external: true }]),
  ];
}
