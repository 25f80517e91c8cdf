import type { ForumPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { SectionDetails } from '../../ui/section-details.tsx';

export function ForumScreen({ page }: { page: ForumPage }) {
  return (
    <div className="page forum">
      <h1>{page.title}</h1>
      <BodyText body={page.intro} />
      <section aria-labelledby="faq">
        <h2 id="faq">Frequently asked questions</h2>
        {page.faq.map((section) => (
          <SectionDetails key={section.id} section={section} open={false} level="h3" />
        ))}
      </section>
    </div>
  );
}
