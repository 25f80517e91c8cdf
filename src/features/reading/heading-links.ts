/**
 * Shows a `#` link after a heading while the pointer is over it, so that its address can be copied. Keyboard users get
 * the same addresses from the table of contents.
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
