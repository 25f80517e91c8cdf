/**
 * Opens the citation of a publication in a dialog when its `Cite` link is clicked, whether React or the compiler made
 * the link. The code is loaded at the first click; if that fails, the link leads to the citation's file.
 */
export function startCiteLinks(document: Document): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.cite-link') : null;
    if (link === null) return;
    event.preventDefault();
    const { href } = link;
    Promise.all([import('./cite-dialog.tsx'), import('../cite-styles.ts'), import('../late-styles.ts')]).then(
      ([{ openCiteDialog }]) => openCiteDialog(href),
      () => location.assign(href),
    );
  });
}
