import { readRis } from '../../formats/ris-read.ts';

/** The publications in a text of BibTeX or RIS, by what it looks like; null where it is neither. */
export async function findEntries(text: string, path: string) {
  if (/^TY {2}- /m.test(text)) return readEntries('.ris', text, path);
  return /^\s*@\w+\s*[{(]/m.test(text) ? readEntries('.bib', text, path) : null;
}

/** The publications in a text of this type. */
export async function readEntries(type: '.bib' | '.ris', written: string, path: string) {
  const text = written.replace(/\r\n?/g, '\n');
  if (type === '.ris' && !text.includes('$')) return { bibliography: readRis(text, path), path, text };
  // The parser takes longer to load than most commands run.
  const { readBibtex, readFormulas } = await import('../../formats/bibtex-read.ts');
  if (type === '.ris') return { bibliography: readRis(text, path, readFormulas), path, text };
  return { bibliography: readBibtex(text, path), path, text };
}
