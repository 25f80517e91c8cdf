import { Fragment } from 'react';
import type { Shown, TalkEntry, TalksPage } from '../../content/types.ts';
import { byYear } from '../../lib/by-year.ts';
import { formatDay, todayOf } from '../../lib/dates.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CalendarLink, Links } from './links.tsx';
import { addHours } from './talk-time.tsx';

/** Upcoming and past talks; those that took place since the site was built move to the past after hydration. */
export function TalksScreen({ page }: { page: Shown<TalksPage> }) {
  const today = useHydrated() ? todayOf(new Date()) : '';
  const upcoming = page.upcoming.filter(({ date }) => date >= today);
  const past = [...page.upcoming.filter(({ date }) => date < today).reverse(), ...page.past];
  return (
    <div className="page wide listing">
      <h1>{page.title}</h1>
      <TalkList id="upcoming-talks" title="Upcoming" years={[['', upcoming]]} isToCome />
      <TalkList id="past-talks" title="Past" years={byYear(past)} />
      <CalendarLink href={page.calendar}>Add all talks to a calendar</CalendarLink>
    </div>
  );
}

interface TalkListProps {
  readonly id: string;
  readonly title: string;
  /** Whether hours and description are shown, which help to decide whether to come. */
  readonly isToCome?: boolean;
  readonly years: readonly (readonly [year: string, talks: readonly TalkEntry[]])[];
}

/** Talks, below their years if there are several. */
function TalkList({ id, title, isToCome = false, years }: TalkListProps) {
  return (
    years.some(([, talks]) => talks.length > 0) && (
      <section className="hung" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {years.map(([year, talks]) => (
          <Fragment key={year}>
            {years.length > 1 && <h3>{year}</h3>}
            <ul className="index-rows">
              {talks.map((talk) => (
                <TalkRow key={talk.href} talk={talk} isToCome={isToCome} />
              ))}
            </ul>
          </Fragment>
        ))}
      </section>
    )
  );
}

function TalkRow({ talk, isToCome }: { talk: TalkEntry; isToCome: boolean }) {
  return (
    <li className="index-row">
      <p className="index-when">
        <time dateTime={talk.date}>{formatDay(talk.date)}</time>
      </p>
      <SiteLink className="index-title" href={talk.href}>
        {talk.title}
      </SiteLink>
      <p className="index-text">{`${talk.event}, ${talk.place}${isToCome ? addHours(talk) : ''}`}</p>
      {isToCome && <p className="index-text">{talk.description}</p>}
      <Links links={talk.links} />
    </li>
  );
}
