import type { AnyLink, PersonPage, Shown } from '../../content/types.ts';
import { Italic } from '../../ui/italic.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Facts } from './facts.tsx';
import { Links } from './links.tsx';
import { TextPage } from './text-page.tsx';
import { Works } from './works.tsx';

export function PersonScreen({ page }: { page: Shown<PersonPage> }) {
  const { photo, role, affiliation, papers, works } = page;
  const addresses = listAddresses(page);
  const facts = (
    <Facts
      facts={[
        ['Role', role],
        ['Where', affiliation],
        ['Elsewhere', addresses.length > 0 && <Links links={addresses} />],
      ]}
    >
      {photo && <Portrait photo={photo} />}
    </Facts>
  );
  return (
    <TextPage page={page} facts={facts}>
      <Works id="papers" title="Papers on this site">
        {papers.map(({ href, title }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </Works>
      <Works id="publications" title="Publications cited here">
        {works.map(({ href, title, venue, year, italic }) => (
          <li key={href}>
            <span className="index-year">{year}</span>
            <span>
              <SiteLink href={href}>
                <Italic when={italic === 'title'}>{title}</Italic>
              </SiteLink>
              {/[.?!]$/.test(title) ? ' ' : '. '}
              {venue && <Italic when={italic === 'venue'}>{venue.endsWith('.') ? venue : `${venue}.`}</Italic>}
            </span>
          </li>
        ))}
      </Works>
    </TextPage>
  );
}

/** Links to the person's pages elsewhere. */
function listAddresses({ orcid, page }: Shown<PersonPage>): AnyLink[] {
  return [
    ...(page === null ? [] : [{ title: 'Website', ...page }]),
    ...(orcid === null
      ? []
      : [{ title: `ORCID ${orcid}`, href: `https://orcid.org/${orcid}` as const, external: true }]),
  ];
}
