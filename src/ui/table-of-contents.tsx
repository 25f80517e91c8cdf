import { useEffect, useState } from 'react';
import type { TocEntry } from '../content/types.ts';
import { useCurrentHeading } from './use-current-heading.ts';
import { usePopover } from './use-popover.ts';

/** A heading of a page; without a depth it is one of the upper ones. */
type Heading = Pick<TocEntry, 'id' | 'title'> & Partial<TocEntry>;

/** Fewer headings are seen at a glance and need no contents. */
const fewest = 2;

/** Opens the headings of a page where the screen is too narrow for them to stand beside the text. */
export function TableOfContentsButton({ entries }: { entries: readonly Heading[] }) {
  if (entries.length < fewest) return null;
  return (
    <button type="button" className="toc-button" popoverTarget="toc">
      On this page
    </button>
  );
}

/** The headings of a page: beside the text where the screen is wide enough, else at the foot of the window when asked for. */
export function TableOfContents({ entries }: { entries: readonly Heading[] }) {
  const current = useCurrentHeading(entries);
  const [open, setOpen] = useState(false);
  const popover = usePopover(open, setOpen);
  useEffect(() => {
    if (open) document.querySelector('.toc [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  if (entries.length < fewest) return null;
  return (
    <nav id="toc" className="toc" popover="auto" aria-labelledby="toc-title" {...popover}>
      <p id="toc-title" className="toc-title">
        On this page
      </p>
      <button type="button" className="toc-close" popoverTarget="toc">
        Close
      </button>
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
