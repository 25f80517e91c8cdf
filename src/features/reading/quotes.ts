/** The most characters of a selection that are quoted: a sentence or two, which have to fit into a URL. */
const longest = 500;

/** Adds the reader's selection to the `Suggest a correction` link, before a click can clear it. */
export function startQuotes(document: Document): void {
  const quote = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/contact?about="]') : null;
    if (link === null) return;
    const about = link.search.replace(/&quote=.*/, '');
    const words = readSelection(document);
    link.search = words === '' ? about : `${about}&quote=${encodeURIComponent(words)}`;
  };
  document.addEventListener('pointerdown', quote, { passive: true });
  document.addEventListener('keydown', quote, { passive: true });
}

function readSelection(document: Document): string {
  const selection = document.getSelection();
  if (!document.querySelector('main')?.contains(selection?.anchorNode ?? null)) return '';
  const letters = Array.from(String(selection).replace(/\s+/g, ' ').trim());
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
