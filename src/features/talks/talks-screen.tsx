import type { TalksPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { SiteLink } from '../../ui/site-link.tsx';

export function TalksScreen({ page }: { page: TalksPage }) {
  return (
    <div className="page talks">
      <h1>{page.title}</h1>
      <div className="prose">
        <ul>
          {page.talks.map(({ href, title, date, event, place }) => (
            <li key={href}>
              <SiteLink href={href}>{title}</SiteLink>
              <br />
              <time dateTime={date}>{formatDay(date)}</time> · {event}, {place}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
