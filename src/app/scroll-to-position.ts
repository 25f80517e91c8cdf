/** A position among the headings of the text, and where in the window it is to be seen. */
export interface ScrollPosition {
  /** 2.5 is halfway from the second heading to the third. */
  readonly heading: number;
  /** The part of the window above it: 0 at the top, 1 at the bottom. */
  readonly above: number;
}

/** Pixels that stay visible above a position at the top, and below one at the bottom, where a bar covers the page. */
const margins = { top: 24, bottom: 96 };

/**
 * Scrolls to a position in the text, and again while the page changes its height, until a person scrolls it. Null lets go
 * of the last one.
 */
export function followPosition(document: Document): (position: ScrollPosition | null) => void {
  let last: ScrollPosition | null = null;
  const go = () => last !== null && scrollToPosition(document, last);
  const letGo = () => {
    last = null;
  };
  new ResizeObserver(go).observe(document.body);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, letGo, { passive: true });
  return (position) => {
    last = position;
    go();
  };
}

/** Scrolls to a position in the text. */
function scrollToPosition(document: Document, { heading, above }: ScrollPosition): void {
  const headings = document.querySelectorAll('.prose :is(h2, h3, h4)[id]');
  const tops = Array.from(headings, (heading) => heading.getBoundingClientRect().top + scrollY);
  const text = document.querySelector('[data-body]');
  const end = text === null ? document.documentElement.scrollHeight : text.getBoundingClientRect().bottom + scrollY;
  const bounds = [0, ...tops, end];
  const from = bounds[Math.floor(heading)] ?? end;
  const to = bounds[Math.floor(heading) + 1] ?? from;
  const height = innerHeight - margins.top - margins.bottom;
  scrollTo({ top: from + (to - from) * (heading % 1) - margins.top - above * height });
}
