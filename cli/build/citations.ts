import type { Publication } from '../core/publication.ts';
import { citationFile } from '../data/cite.ts';
import { bibtexPath } from '../data/references-page.ts';
import { formatChicago } from '../formats/chicago.ts';
import { createCiter, createExporter } from '../formats/export.ts';
import { citationFormats, citationNames, referenceFormats } from '../formats/names.ts';
import { createSentenceFormatter } from '../formats/styles.ts';
import type { CitedPages, ReferenceCitation } from '../kinds/shapes/citations.ts';
import type { References } from '../kinds/shapes/reference.ts';
import { citeReference } from '../resolve/page-link.ts';
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

/** A file for every publication, with the texts of its citation and the names that they are saved under. */
export function* makeReferenceCitations(references: References): Generator<File> {
  const publications = references.map(
    ({ citedOn: _, ...publication }) => ({ ...publication, annotation: '' }) as Publication,
  );
  const apa = createSentenceFormatter()(publications, 'apa');
  const exportAs = createExporter();
  for (const [index, publication] of publications.entries()) {
    const texts = {
      apa: apa[index] ?? '',
      chicago: formatChicago(publication),
      bibtex: exportAs([publication], 'bibtex'),
      ris: exportAs([publication], 'ris'),
    };
    const citations: ReferenceCitation[] = referenceFormats.map((format) => ({
      title: citationNames[format].title,
      file: `${publication.id}.${citationNames[format].extension}`,
      text: texts[format].trimEnd(),
    }));
    yield { path: citeReference(publication.id).slice(1), text: JSON.stringify(citations) };
  }
}

/** All publications of the site as one BibTeX file. */
export function makeBibliography(references: References): File {
  const publications = references.map(({ citedOn: _, ...publication }) => publication as Publication);
  return { path: bibtexPath.slice(1), text: createExporter()(publications, 'bibtex') };
}
