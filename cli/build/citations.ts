import type { Publication } from '../core/publication.ts';
import { citationFile } from '../data/cite.ts';
import { bibtexPath } from '../data/references-page.ts';
import { formatChicago } from '../formats/chicago.ts';
import { createCiter, createExporter } from '../formats/export.ts';
import { citationFormats, citationNames, referenceFormats } from '../formats/names.ts';
import { createSentenceFormatter } from '../formats/styles.ts';
import type { CitedPages, ReferenceCitation } from '../kinds/shapes/citations.ts';
import type { References } from '../kinds/shapes/reference.ts';
import { makeEach, noPack, type Pack } from '../output/cache.ts';
import { citeReference } from '../resolve/page-link.ts';
import type { File } from './documents.ts';

/** What is kept of citations, by the text of each publication. */
export type CitationPack = Pick<Pack<readonly string[]>, 'take' | 'keep'>;

/** A file for every page that can be cited and every format. */
export function* makeCitations(pages: CitedPages, pack: CitationPack = noPack): Generator<File> {
  const publications = pages.map(({ publication }) => publication as Publication);
  const texts = makeEach(namePublications(citationFormats, publications), pack, (places) =>
    createCiter(createSentenceFormatter())(pick(publications, places)).map((citations) =>
      citationFormats.map((format) => citations[format]),
    ),
  );
  for (const [index, { file }] of pages.entries()) {
    for (const [place, format] of citationFormats.entries()) {
      const text = texts[index]?.[place] ?? '';
      yield { path: citationFile(file, format).slice(1), text: text.endsWith('\n') ? text : `${text}\n` };
    }
  }
}

/** A file for every publication, with the texts of its citation and the names that they are saved under. */
export function* makeReferenceCitations(references: References, pack: CitationPack = noPack): Generator<File> {
  const publications = references.map(
    ({ citedOn: _, ...publication }) => ({ ...publication, annotation: '' }) as Publication,
  );
  const texts = makeEach(namePublications(referenceFormats, publications), pack, (places) =>
    citeReferences(pick(publications, places)),
  );
  for (const [index, { id }] of publications.entries()) {
    const citations: ReferenceCitation[] = referenceFormats.map((format, place) => ({
      title: citationNames[format].title,
      file: `${id}.${citationNames[format].extension}`,
      text: texts[index]?.[place]?.trimEnd() ?? '',
    }));
    yield { path: citeReference(id).slice(1), text: JSON.stringify(citations) };
  }
}

/** The texts of each publication, in the order of the formats. */
function citeReferences(publications: readonly Publication[]): string[][] {
  const apa = createSentenceFormatter()(publications, 'apa');
  const exportAs = createExporter();
  return publications.map((publication, index) => {
    const texts = {
      apa: apa[index] ?? '',
      chicago: formatChicago(publication),
      bibtex: exportAs([publication], 'bibtex'),
      ris: exportAs([publication], 'ris'),
    };
    return referenceFormats.map((format) => texts[format]);
  });
}

/** Every publication with the formats that are asked for. */
function namePublications(formats: readonly string[], publications: readonly Publication[]): string[] {
  return publications.map((publication) => JSON.stringify([formats, publication]));
}

function pick<T>(list: readonly T[], places: readonly number[]): T[] {
  return places.map((place) => list[place] as T);
}

/** All publications of the site as one BibTeX file. */
export function makeBibliography(references: References): File {
  const publications = references.map(({ citedOn: _, ...publication }) => publication as Publication);
  return { path: bibtexPath.slice(1), text: createExporter()(publications, 'bibtex') };
}
