/**
 * Opens the citation of a publication in a dialog when its `Cite` link is clicked, whether React or the compiler made
 * the link. The code is loaded at the first click; if that fails, the link leads to the citation's file.
 */
export function startCiteLinks(document: Document): void {
  /** Counts the clicks: only the last one opens its citation, however long the code takes. */
  let last = 0;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.cite-link') : null;
    if (link === null) return;
    event.preventDefault();
    const { href } = link;
    last += 1;
    const mine = last;
    Promise.all([import('./cite-dialog.tsx'), import('../cite-styles.ts'), import('../late-styles.ts')]).then(
      ([{ openCiteDialog }]) => mine === last && openCiteDialog(href),
      () => mine === last && location.assign(href),
    );
  });
}
