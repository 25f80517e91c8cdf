import type { TocEntry } from '../content/types.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** The headings of a page; stands beside the text where the screen is wide enough. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  const current = useCurrentHeading(entries);
  if (entries.length < 2) return null;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title" className="toc-title">
        On this page
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.depth === 3 ? 'toc-inner' : undefined}>
            <a href={`#${entry.id}`} aria-current={entry.id === current ? 'location' : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
