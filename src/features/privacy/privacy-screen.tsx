import { useMemo } from 'react';
import type { PrivacyPage, Shown } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { SectionDetails } from '../../ui/section-details.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';

export function PrivacyScreen({ page }: { page: Shown<PrivacyPage> }) {
  const contents = useMemo(
    () => page.sections.map(({ id, number, title }) => ({ id, title: `${number} ${title}` })),
    [page],
  );
  return (
    <div className="with-side">
      <div className="page privacy">
        <header className="page-header">
          <h1>{page.title}</h1>
          <p className="dates">
            <time dateTime={page.date}>{formatDay(page.date)}</time>
          </p>
          <TableOfContentsButton entries={contents} />
        </header>
        <BodyText body={page.intro} />
        {page.sections.map((section) => (
          <SectionDetails
            key={section.id}
            section={section}
            title={
              <>
                <span className="number">{section.number}</span> {section.title}
              </>
            }
            level="h2"
            open
          />
        ))}
      </div>
      <TableOfContents entries={contents} />
    </div>
  );
}
