import type { AnyLink, Link, TalkPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Dateline } from '../../ui/dateline.tsx';
import { EndMark } from '../../ui/end-mark.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents } from '../../ui/table-of-contents.tsx';

export function TalkScreen({ page }: { page: TalkPage }) {
  return (
    <div className="paper-layout">
      <article className="page talk">
        <SiteLink className="back-link" href={page.list.href}>
          BACK
        </SiteLink>
        <header className="page-header">
          <p className="eyebrow">{page.event}</p>
          <h1>{page.title}</h1>
          <p className="byline">
            <time dateTime={page.date}>{formatDay(page.date)}</time>, {page.place}
          </p>
          <Dateline draft={page.draft} minutes={page.minutes} updated={page.updated} />
        </header>
        <BodyText body={page.body}>
          <EndMark />
        </BodyText>
        <Further title="Links" links={page.links} />
        <Further title="Papers" links={page.papers} />
      </article>
      <TableOfContents entries={page.toc} />
    </div>
  );
}

function Further({ title, links }: { title: string; links: readonly (Link | AnyLink)[] }) {
  return (
    links.length > 0 && (
      <nav className="prose" aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {links.map(({ title: name, ...link }) => (
            <li key={link.href}>
              <SiteLink {...link}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
