/**
 * Lets whoever points at a heading of a text take its address: a `#` after it, which is gone with the pointer. By
 * keyboard the contents of the page give the same addresses.
 */
export function startHeadingLinks(document: Document): void {
  const link = document.createElement('a');
  link.className = 'heading-link';
  link.textContent = '#';
  link.ariaHidden = 'true';
  link.tabIndex = -1;
  document.addEventListener('pointerover', ({ target }) => {
    const heading = target instanceof Element ? target.closest('.prose :is(h2, h3, h4)[id]') : null;
    if (heading === null) return link.remove();
    if (link.parentElement === heading) return;
    link.href = `#${heading.id}`;
    heading.append(link);
  });
}
