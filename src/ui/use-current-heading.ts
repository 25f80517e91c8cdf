import { useEffect, useState } from 'react';
import type { TocEntry } from '../content/types.ts';

/**
 * The id of the heading whose section is being read: the last one above the upper third of the window, and at the top
 * of a page the first one, if it is in view.
 */
export function useCurrentHeading(entries: readonly Pick<TocEntry, 'id'>[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const mark = () => {
      const isAbove = (line: number) => (heading: Element) => heading.getBoundingClientRect().top <= line;
      const read = headings.findLast(isAbove(innerHeight * 0.34)) ?? headings.slice(0, 1).find(isAbove(innerHeight));
      setCurrent(read?.id ?? null);
    };
    // It observes everything above the line, however far, so that no jump skips a heading.
    const observer = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    mark();
    return () => observer.disconnect();
  }, [entries]);

  return current;
}
