import { type RefObject, useEffect, useRef } from 'react';
import { readTopics } from './browser-store.ts';

/** Notes that a topic has been read once its end has come into view; gives the ref of what stands there. */
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
