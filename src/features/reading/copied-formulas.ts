import { formulaLine } from './formula-line.ts';

/**
 * Writes each formula of a copied passage in one line: browsers give a line to each of its signs where text alone is
 * pasted. What is pasted with its form, as into Word, keeps them as formulas.
 */
export function startCopies(document: Document): void {
  document.addEventListener('copy', (event) => {
    const selection = document.getSelection();
    if (event.clipboardData === null || selection === null || selection.rangeCount === 0) return;
    const passage = document.createElement('div');
    passage.append(selection.getRangeAt(0).cloneContents());
    const formulas = passage.querySelectorAll('math');
    if (formulas.length === 0) return;
    for (const unseen of passage.querySelectorAll('a .visually-hidden, .footnote-mark')) unseen.remove();
    for (const link of passage.querySelectorAll('a')) link.setAttribute('href', link.href);
    event.preventDefault();
    event.clipboardData.setData('text/plain', Array.from(formulas).reduce(putInLine, String(selection)).trim());
    event.clipboardData.setData('text/html', passage.innerHTML);
  });
}

/** Puts a formula, whose signs stand below each other in a text, into one line of it. */
function putInLine(text: string, formula: Element): string {
  const signs = Array.from(formula.textContent.replace(/\s/g, ''), (sign) =>
    sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  const column = new RegExp(`(?:^|\\n)${signs.join('\\s*')}(?:\\n|$)`, 'u');
  const line = formulaLine(formula);
  return text.replace(column, () => (formula.getAttribute('display') === 'block' ? `\n${line}\n` : line));
}
