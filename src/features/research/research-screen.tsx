import type { ResearchPage, Shown } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';
import { ResearchTopicRow } from './research-topic-row.tsx';

/** The lines of research with the question and finding of each, and the back story below. */
export function ResearchScreen({ page }: { page: Shown<ResearchPage> }) {
  const contents = [{ id: 'papers', title: 'Papers' }, ...page.sections];
  return (
    <div className="with-side">
      <div className="page research">
        <h1>{page.title}</h1>
        <TableOfContentsButton entries={contents} />
        <BodyText body={page.intro} />
        <nav id="papers" aria-label="Research papers">
          <ol className="index-rows">
            {page.papers.map((topic, index) => (
              <ResearchTopicRow key={topic.id} topic={topic} number={index + 1} />
            ))}
          </ol>
          <p className="references-link">
            <SiteLink href="/references">All references</SiteLink>
          </p>
        </nav>
        {page.sections.map((section) => (
          <section key={section.id} className="hung" aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <MarkupBlock className="prose" markup={section.body} />
          </section>
        ))}
      </div>
      <TableOfContents entries={contents} />
    </div>
  );
}
