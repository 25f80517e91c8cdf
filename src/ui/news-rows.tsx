import type { NewsItem } from '../content/types.ts';
import { formatDay } from '../lib/dates.ts';
import { SiteLink } from './site-link.tsx';

/** Lines of news with their days; a line that leads somewhere is a link. */
export function NewsRows({ news }: { news: readonly NewsItem[] }) {
  return (
    <ul className="news-rows">
      {news.map(({ title, date, award, link }) => (
        <li key={`${date} ${title}`}>
          <time dateTime={date}>{formatDay(date)}</time>
          <p>
            {link === null ? title : <SiteLink {...link}>{title}</SiteLink>}
            {award && <strong className="award">Award</strong>}
          </p>
        </li>
      ))}
    </ul>
  );
}
