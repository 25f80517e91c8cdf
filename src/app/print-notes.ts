/** Links that lead off the page: an anchor, a word of the glossary and a citation are no notes. */
const noted = ".prose a[href]:not([href^='#'], [href*='/glossary#'], .cite-link, .references *, .print-notes *)";

/**
 * Numbers the links of the text while a page is printed and puts their addresses as notes at its end; what is cited
 * keeps its address in the list of references. Without scripts the addresses stand in the text.
 */
export function startPrintNotes(document: Document): void {
  const root = document.documentElement;
  let added: Element[] = [];

  addEventListener('beforeprint', () => {
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
    for (const one of added.splice(0)) one.remove();
    delete root.dataset.notes;
  });
}
