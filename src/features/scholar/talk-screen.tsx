import type { Shown, TalkPage } from '../../content/types.ts';
import { todayOf } from '../../lib/dates.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Facts } from './facts.tsx';
import { CalendarLink, Links } from './links.tsx';
import { TalkTime } from './talk-time.tsx';
import { TextPage } from './text-page.tsx';

/** A talk; one that took place since the site was built is no longer offered for a calendar after hydration. */
export function TalkScreen({ page }: { page: Shown<TalkPage> }) {
  const { description, date, event, place, links, papers, calendar } = page;
  const today = useHydrated() ? todayOf(new Date()) : '';
  const when = (
    <>
      <TalkTime talk={page} />
      {calendar && date >= today && <CalendarLink href={calendar}>Add to a calendar</CalendarLink>}
    </>
  );
  return (
    <TextPage
      page={page}
      lead={description}
      facts={
        <Facts
          facts={[
            ['When', when],
            ['At', event],
            ['Where', place],
            ['Material', links.length > 0 && <Links links={links} />],
            ['About', papers.length > 0 && <Links links={papers} />],
          ]}
        />
      }
    />
  );
}
