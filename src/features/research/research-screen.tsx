import type { ResearchPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

export function ResearchScreen({ page }: { page: ResearchPage }) {
  return (
    <div className="page research">
      <h1>{page.title}</h1>
      <BodyText body={page.intro} />
      <nav aria-label="Research papers">
        <ul className="paper-list">
          {page.papers.map((paper) => (
            <li key={paper.id}>
              <SiteLink className="paper-button" href={paper.href}>
                {paper.title}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="references-link">
          <SiteLink href="/references">All references</SiteLink>
        </p>
      </nav>
      {page.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>{section.title}</h2>
          <MarkupBlock className="prose" markup={section.body} />
        </section>
      ))}
    </div>
  );
}
