/**
 * Makes the `Cite` of every publication open its citation in place, whoever drew the link; the code comes with the
 * first one that is asked for. Where it cannot be had, the link leads to the citation as a file.
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
