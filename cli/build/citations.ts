import type { Publication } from '../core/publication.ts';
import type { CitedPages, References } from '../core/shapes.ts';
import { citationFile } from '../data/cite.ts';
import { bibtexPath } from '../data/references-page.ts';
import { createCiter, createExporter } from '../formats/export.ts';
import { citationFormats } from '../formats/names.ts';
import { createSentenceFormatter } from '../formats/styles.ts';
import type { File } from './documents.ts';

/** A file for every page that can be cited and every format. */
export function* makeCitations(pages: CitedPages): Generator<File> {
  const cite = createCiter(createSentenceFormatter());
  const citations = cite(pages.map(({ publication }) => publication as Publication));
  for (const [index, { file }] of pages.entries()) {
    for (const format of citationFormats) {
      const text = citations[index]?.[format] ?? '';
      yield { path: citationFile(file, format).slice(1), text: text.endsWith('\n') ? text : `${text}\n` };
    }
  }
}

/** All publications of the site as one BibTeX file. */
export function makeBibliography(references: References): File {
  const publications = references.map(({ citedOn: _, ...publication }) => publication as Publication);
  return { path: bibtexPath.slice(1), text: createExporter()(publications, 'bibtex') };
}
