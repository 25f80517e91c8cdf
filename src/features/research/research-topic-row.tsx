import type { ResearchTopic } from '../../content/types.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

interface ResearchTopicRowProps {
  readonly topic: ResearchTopic;
  readonly number: number;
}

/** A line of research: its question, its finding, and folded below them its publications. */
export function ResearchTopicRow({ topic, number }: ResearchTopicRowProps) {
  const { title, href, question, finding, papers, years } = topic;
  return (
    <li className="index-row">
      <span className="index-number" aria-hidden="true">
        {number}
      </span>
      <SiteLink className="index-title" href={href}>
        <Breakable text={title} />
      </SiteLink>
      {question && <p className="index-text">{question}</p>}
      {finding && <p className="index-text">{finding}</p>}
      {papers.length > 0 && (
        <details className="index-papers">
          <summary>
            {`${papers.length} ${papers.length === 1 ? 'publication' : 'publications'} `}
            {years && <span>{years.first === years.last ? years.first : `${years.first}–${years.last}`}</span>}
          </summary>
          <ul>
            {papers.map((paper) => (
              <li key={`${paper.year} ${paper.title}`}>
                <span className="index-year">{paper.year}</span>
                <span>
                  {paper.id === '' ? paper.title : <ExternalLink href={paper.id}>{paper.title}</ExternalLink>}
                  {paper.citation !== '' && <em>{` ${paper.citation}`}</em>}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
