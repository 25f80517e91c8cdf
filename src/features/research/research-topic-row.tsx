import type { ResearchTopic } from '../../content/types.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Italic } from '../../ui/italic.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

interface ResearchTopicRowProps {
  readonly topic: ResearchTopic;
  readonly number: number;
}

/**
 * A line of research: its question, its finding, and folded below them the publications that it cites. A paper on the
 * publication of its own title says at once with whom, where and when that appeared.
 */
export function ResearchTopicRow({ topic, number }: ResearchTopicRowProps) {
  const { title, href, question, finding, byline, papers } = topic;
  const [only] = papers;
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
      {only !== undefined && byline !== null ? (
        <p className="index-papers">
          <span className="index-year">{only.year}</span> {byline !== '' && `${byline.replace(/\.?$/, '.')} `}
          <Venue paper={only} />
        </p>
      ) : (
        <References topic={topic} />
      )}
    </li>
  );
}

function References({ topic: { papers, years } }: Pick<ResearchTopicRowProps, 'topic'>) {
  if (papers.length === 0) return null;
  return (
    <details className="index-papers">
      <summary>
        {`${papers.length} ${papers.length === 1 ? 'reference' : 'references'} `}
        {years && <span>{years.first === years.last ? years.first : `${years.first}–${years.last}`}</span>}
      </summary>
      <ul>
        {papers.map((paper) => (
          <li key={`${paper.year} ${paper.title}`}>
            <span className="index-year">{paper.year}</span>
            <span>
              <Italic when={paper.italic === 'title'}>
                {paper.id === '' ? paper.title : <ExternalLink href={paper.id}>{paper.title}</ExternalLink>}
              </Italic>
              {/[.?!]$/.test(paper.title) || paper.italic === 'venue' || paper.citation === '' ? '' : '.'}
              {paper.citation !== '' && <Italic when={paper.italic === 'venue'}>{` ${paper.citation}`}</Italic>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where a paper appeared, which leads to it if it can be read there. */
function Venue({ paper: { id, citation, italic } }: { paper: ResearchTopic['papers'][number] }) {
  if (citation === '') return null;
  return id === '' ? (
    <Italic when={italic === 'venue'}>{citation}</Italic>
  ) : (
    <ExternalLink href={id}>{citation}</ExternalLink>
  );
}
