import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Fold {
  /** Whether the element holds more than it shows while it is folded. */
  readonly long: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Folds an element to the number of lines that its style allows. Folding it again keeps its beginning in view. */
export function useFold(ref: RefObject<HTMLElement | null>): Fold {
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  const opened = useRef(false);

  // Measured before the first paint, so that the button is there with the text and moves nothing.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (open) opened.current = true;
    else if (opened.current) element.scrollIntoView({ block: 'nearest' });
    if (!open) setLong(holdsMore(element));
  }, [ref, open]);

  useEffect(() => {
    const element = ref.current;
    if (element === null || open) return;
    const observer = new ResizeObserver(() => setLong(holdsMore(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, open]);

  return { long, open, setOpen };
}

function holdsMore({ scrollHeight, clientHeight }: HTMLElement): boolean {
  // A glyph that reaches below the last line does not count as another line.
  return scrollHeight > clientHeight * 1.05;
}
