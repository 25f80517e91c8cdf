import type { ResourcesPage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

interface SyllabusGroupProps {
  readonly group: ResourcesPage['groups'][number];
  /** The number of each topic among all, from 1, by its address. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The addresses of the topics that were read. */
  readonly read: ReadonlySet<string>;
  /** Whether only titles are shown. */
  readonly isBrief: boolean;
}

export function SyllabusGroup({ group, numbers, read, isBrief }: SyllabusGroupProps) {
  const minutes = group.topics.reduce((sum, topic) => sum + topic.minutes, 0);
  return (
    <section aria-labelledby={`group-${group.slug}`}>
      <header className="syllabus-header">
        <h2 id={`group-${group.slug}`}>{group.title}</h2>
        {!isBrief && (
          <p>{`${group.topics.length} ${group.topics.length === 1 ? 'topic' : 'topics'}, ${minutes} min`}</p>
        )}
      </header>
      <ol className="index-rows">
        {group.topics.map((topic) => (
          <li key={topic.href} value={numbers.get(topic.href)} className="index-row">
            <span className="index-number" aria-hidden="true">
              {numbers.get(topic.href)}
            </span>
            <SiteLink className="index-title" href={topic.href}>
              {keepCompounds(topic.title)}
            </SiteLink>
            {!isBrief && (
              <>
                <p className="index-text">{topic.description}</p>
                <p className="index-facts">
                  {`${topic.minutes} min read`}
                  {read.has(topic.href) && <span className="index-read">Read</span>}
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Keeps the lines of a title from ending at the hyphen of a short compound. */
function keepCompounds(title: string) {
  return title.split(/(?<!\S)(\S{1,6}-\S{1,6})(?!\S)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="index-compound">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
