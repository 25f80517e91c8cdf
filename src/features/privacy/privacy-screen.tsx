import type { PrivacyPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { SectionDetails } from '../../ui/section-details.tsx';

export function PrivacyScreen({ page }: { page: PrivacyPage }) {
  return (
    <div className="page privacy">
      <h1>{page.title}</h1>
      <p className="dateline">
        <time dateTime={page.date}>{formatDay(page.date)}</time>
      </p>
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
  );
}
