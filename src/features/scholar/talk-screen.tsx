import type { Shown, TalkPage } from '../../content/types.ts';
import { Facts } from './facts.tsx';
import { CalendarLink, Links } from './links.tsx';
import { TalkTime } from './talk-time.tsx';
import { TextPage } from './text-page.tsx';

export function TalkScreen({ page }: { page: Shown<TalkPage> }) {
  const { description, event, place, links, papers, calendar } = page;
  const when = (
    <>
      <TalkTime talk={page} />
      <CalendarLink href={calendar}>Add to a calendar</CalendarLink>
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
