/** The links that get notes; anchors, glossary terms and citations get none. */
const noted = ".prose a[href]:not([href^='#'], [href*='/glossary#'], .cite-link, .references *, .print-notes *)";

/** What is folded on the screen and stands on paper; style sheets unfold it since Safari 18.4 and Firefox 143 alone. */
const folded = 'details:is(.callout, .fold:not(.cite)):not([open])';

/**
 * For printing, unfolds what is folded, numbers the links of the text and lists their addresses as notes at the end of
 * the page. References keep their addresses in their own list. Without scripts the addresses are printed in the text.
 */
export function startPrintNotes(document: Document): void {
  const root = document.documentElement;
  let added: Element[] = [];
  const unfolded: HTMLDetailsElement[] = [];

  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(folded)) {
      details.open = true;
      unfolded.push(details);
    }
    if (added.length > 0) return;
    const article = document.querySelector('.page');
    const links = [...document.querySelectorAll<HTMLAnchorElement>(noted)];
    if (article === null || links.length === 0) return;
    const addresses = [...new Set(links.map(({ href }) => href))];
    added = links.map((link) => {
      const mark = document.createElement('sup');
      mark.className = 'print-mark';
      mark.textContent = String(addresses.indexOf(link.href) + 1);
      link.after(mark);
      return mark;
    });
    const notes = document.createElement('section');
    notes.className = 'print-notes';
    const title = document.createElement('h2');
    title.textContent = 'Links';
    const list = document.createElement('ol');
    for (const address of addresses) list.appendChild(document.createElement('li')).textContent = address;
    notes.append(title, list);
    article.append(notes);
    added.push(notes);
    root.dataset.notes = '';
  });
  addEventListener('afterprint', () => {
    for (const details of unfolded.splice(0)) details.open = false;
    for (const one of added.splice(0)) one.remove();
    delete root.dataset.notes;
  });
}
