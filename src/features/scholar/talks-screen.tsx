import type { Shown, TalkEntry, TalksPage } from '../../content/types.ts';
import { formatDay, todayOf } from '../../lib/dates.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CalendarLink, Links } from './links.tsx';

/** Upcoming and past talks; those that took place since the site was built move to the past after hydration. */
export function TalksScreen({ page }: { page: Shown<TalksPage> }) {
  const today = useHydrated() ? todayOf(new Date()) : '';
  const upcoming = page.upcoming.filter(({ date }) => date >= today);
  const past = [...page.upcoming.filter(({ date }) => date < today).reverse(), ...page.past];
  return (
    <div className="page wide listing">
      <h1>{page.title}</h1>
      <TalkList id="upcoming-talks" title="Upcoming" talks={upcoming} />
      <TalkList id="past-talks" title="Past" talks={past} />
      <CalendarLink href={page.calendar}>Add all talks to a calendar</CalendarLink>
    </div>
  );
}

function TalkList({ id, title, talks }: { id: string; title: string; talks: readonly TalkEntry[] }) {
  return (
    talks.length > 0 && (
      <section className="hung" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className="index-rows">
          {talks.map((talk) => (
            <li key={talk.href} className="index-row">
              <p className="index-when">
                <time dateTime={talk.date}>{formatDay(talk.date)}</time>
              </p>
              <SiteLink className="index-title" href={talk.href}>
                {talk.title}
              </SiteLink>
              <p className="index-text">
                {talk.event}, {talk.place}
              </p>
              <Links links={talk.links} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
