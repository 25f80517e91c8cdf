import type { Publication } from '../core/publication.ts';
import { citationFile } from '../data/cite.ts';
import { bibtexPath } from '../data/references-page.ts';
import { type CitationFormat, citationFormats, citationNames, referenceFormats } from '../formats/citation-formats.ts';
import type { CitedPages, ReferenceCitation } from '../kinds/shapes/citations.ts';
import type { References } from '../kinds/shapes/reference.ts';
import { makeEach, noPack, type Pack } from '../output/cache.ts';
import { citeReference } from '../resolve/page-link.ts';
import type { File } from './documents.ts';

/** The cache of citations, by the text of each publication. */
export type CitationPack = Pick<Pack<readonly string[]>, 'take' | 'keep'>;

/** A file for every format of every page that can be cited. */
export async function* makeCitations(pages: CitedPages, pack: CitationPack = noPack): AsyncGenerator<File> {
  const publications = pages.map(({ publication }) => publication as Publication);
  const texts = await citeEach(publications, citationFormats, pack);
  for (const [index, { file }] of pages.entries()) {
    for (const [formatIndex, format] of citationFormats.entries()) {
      const text = texts[index]?.[formatIndex] ?? '';
      yield { path: citationFile(file, format).slice(1), text: text.endsWith('\n') ? text : `${text}\n` };
    }
  }
}

/** A JSON file for every publication: its citation in each format, with the name of the file to save it as. */
export async function* makeReferenceCitations(
  references: References,
  pack: CitationPack = noPack,
): AsyncGenerator<File> {
  const publications = references.map(
    ({ citedOn: _, ...publication }) => ({ ...publication, annotation: '' }) as Publication,
  );
  const texts = await citeEach(publications, referenceFormats, pack);
  for (const [index, { id }] of publications.entries()) {
    const citations: ReferenceCitation[] = referenceFormats.map((format, formatIndex) => ({
      title: citationNames[format].title,
      file: `${id}.${citationNames[format].extension}`,
      text: texts[index]?.[formatIndex]?.trimEnd() ?? '',
    }));
    yield { path: citeReference(id).slice(1), text: JSON.stringify(citations) };
  }
}

/** The texts of each publication, in the order of the formats. */
function citeEach(
  publications: readonly Publication[],
  formats: readonly CitationFormat[],
  pack: CitationPack,
): Promise<readonly (readonly string[])[]> {
  const keys = publications.map((publication) => JSON.stringify([formats, publication]));
  return makeEach(keys, pack, async (indexes) => {
    // The engine loads slowly, and most builds find their citations in the pack.
    const { cite } = await import('../formats/cite.ts');
    const chosen = indexes.map((index) => publications[index] as Publication);
    const columns = formats.map((format) => cite(chosen, format));
    return chosen.map((_, index) => columns.map((texts) => texts[index] ?? ''));
  });
}

/** All publications of the site as one BibTeX file. */
export async function makeBibliography(references: References, pack: CitationPack = noPack): Promise<File> {
  const publications = references.map(({ citedOn: _, ...publication }) => publication as Publication);
  const texts = await citeEach(publications, ['bibtex'], pack);
  return { path: bibtexPath.slice(1), text: texts.flat().join('\n') };
}
