import type { NewsItem } from '../content/types.ts';
import { formatDay } from '../lib/dates.ts';
import { SiteLink } from './site-link.tsx';

interface NewsRowsProps {
  readonly news: readonly NewsItem[];
  /** They are listed below their year, so their days leave it out. */
  readonly ofYear?: boolean;
}

/** Lines of news with their days; a line that leads somewhere is a link. */
export function NewsRows({ news, ofYear = false }: NewsRowsProps) {
  return (
    <ul className="news-rows">
      {news.map(({ title, date, award, link }) => (
        <li key={`${date} ${title}`}>
          <time dateTime={date}>{ofYear ? formatDay(date).replace(/ \d+$/, '') : formatDay(date)}</time>
          <p>
            {link === null ? title : <SiteLink {...link}>{title}</SiteLink>}
            {award && <strong className="award">Award</strong>}
          </p>
        </li>
      ))}
    </ul>
  );
}
