import { type RefObject, useEffect, useRef } from 'react';
import { readTopics } from './browser-store.ts';

/** Marks a topic as read once its end comes into view; gives the ref for an element there. */
export function useReadToEnd(href: string): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) readTopics.getState().add(href);
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [href]);

  return end;
}
