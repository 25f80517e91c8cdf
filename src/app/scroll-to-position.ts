/** Pixels that stay visible above the target. */
const margin = 24;

/** Scrolls to a position among the headings of the text: 2.5 is halfway from the second to the third. */
export function scrollToPosition(document: Document, position: number): void {
  const headings = document.querySelectorAll('.prose :is(h2, h3, h4)[id]');
  const tops = Array.from(headings, (heading) => heading.getBoundingClientRect().top + scrollY - margin);
  const bounds = [0, ...tops, document.documentElement.scrollHeight];
  const from = bounds[Math.floor(position)] ?? 0;
  const to = bounds[Math.floor(position) + 1] ?? from;
  scrollTo({ top: from + (to - from) * (position % 1) });
}
