/** So much of what is above stays in sight, in pixels. */
const margin = 24;

/** Scrolls a page to a place among the headings of its text: 2.5 is half of the way from the second to the third. */
export function scrollToPlace(document: Document, place: number): void {
  const headings = document.querySelectorAll('.prose :is(h2, h3, h4)[id]');
  const tops = Array.from(headings, (heading) => heading.getBoundingClientRect().top + scrollY - margin);
  const bounds = [0, ...tops, document.documentElement.scrollHeight];
  const from = bounds[Math.floor(place)] ?? 0;
  const to = bounds[Math.floor(place) + 1] ?? from;
  scrollTo({ top: from + (to - from) * (place % 1), behavior: 'instant' });
}
