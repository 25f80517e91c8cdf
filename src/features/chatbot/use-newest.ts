import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Message } from './messages.ts';

/** Pixels from the end at which the reader still counts as reading the newest message. */
const near = 48;
/** Pixels left free above a message that begins at the upper edge. */
const margin = 12;

/** Keeps the newest message in view unless the reader has scrolled up; sending a message scrolls to the end again. */
export function useNewest(log: RefObject<HTMLElement | null>, messages: readonly Message[], loading: boolean): void {
  const atEnd = useRef(true);

  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const notice = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    };
    const stay = new ResizeObserver(() => {
      // Somebody who unfolds a message goes on reading there.
      const reading = element.querySelector('ol')?.contains(document.activeElement);
      if (atEnd.current && !reading) showNewest(element);
    });
    element.addEventListener('scroll', notice, { passive: true });
    for (const part of [element, ...element.children]) stay.observe(part);
    return () => {
      element.removeEventListener('scroll', notice);
      stay.disconnect();
    };
  }, [log]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what calls for scrolling
  useLayoutEffect(() => {
    if (loading) atEnd.current = true;
    if (log.current && atEnd.current) showNewest(log.current);
  }, [log, messages, loading]);
}

/**
 * Scrolls to the end, but not past the first line of the newest message, so that a long answer is read from its
 * beginning; its question stays visible above it if that takes less than half of the height.
 */
function showNewest(log: HTMLElement): void {
  const newest = log.querySelector<HTMLElement>('ol > :last-child');
  const asked = log.querySelector<HTMLElement>('ol > [data-role="user"]:nth-last-child(2)');
  const end = log.scrollHeight - log.clientHeight;
  const top = newest?.offsetTop ?? end;
  const isShort = asked !== null && top - asked.offsetTop < log.clientHeight / 2;
  log.scrollTop = Math.min(end, (isShort ? asked.offsetTop : top) - margin);
}
