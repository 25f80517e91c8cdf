import type { PageStore, ShownPage } from '../../content/page-store.ts';

/**
 * Opens the citation of a publication in a dialog when its `Cite` link is clicked, whether React or the compiler made
 * the link, and closes it when the reader goes to another page. The code is loaded at the first click; if that fails,
 * the link leads to the citation's file.
 */
export function startCiteLinks(document: Document, pages: PageStore): void {
  /** Counts the clicks and the visits to pages: a click opens its citation if nothing follows while the code loads. */
  let last = 0;
  let close = () => {};
  pages.subscribe(({ shown, pending }, before) => {
    const isLeft = shown.path !== before.shown.path;
    if (isLeft || pending !== null) last += 1;
    if (isLeft) close();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.cite-link') : null;
    if (link === null) return;
    event.preventDefault();
    const { href } = link;
    const page = link.closest('.references') && filterOf(pages.getState().shown);
    last += 1;
    const mine = last;
    Promise.all([
      import('./cite-dialog.tsx'),
      import('../../styles/screens/cite.ts'),
      import('../../styles/screens/late.ts'),
    ]).then(
      ([{ openCiteDialog }]) => {
        if (mine === last) close = openCiteDialog(href, page);
      },
      () => mine === last && location.assign(href),
    );
  });
}

/** The path by which the list of all references shows those of a page; null for answers, which it does not list. */
function filterOf({ path, result }: ShownPage): string | null {
  return result.status === 'ready' && result.page.kind !== 'answer' ? path : null;
}
