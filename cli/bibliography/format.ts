import { createBibtexWriter } from './bibtex-write.ts';
import { toCsl } from './csl.ts';
import type { Publication } from './publication.ts';
import { writeRis } from './ris-write.ts';
import type { FormatSentences } from './styles.ts';

export const citationFormats = ['bibtex', 'ris', 'csl-json', 'apa', 'harvard'] as const;
export type CitationFormat = (typeof citationFormats)[number];

/** The formats that other programs read back. */
export const exportFormats = ['bibtex', 'ris', 'csl-json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a citation format is called on screen, and the file that a download of it becomes. */
export const citationNames: Readonly<
  Record<CitationFormat, { readonly title: string; readonly extension: string; readonly mediaType: string }>
> = {
  bibtex: { title: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex' },
  ris: { title: 'RIS', extension: 'ris', mediaType: 'application/x-research-info-systems' },
  'csl-json': { title: 'CSL-JSON', extension: 'json', mediaType: 'application/vnd.citationstyles.csl+json' },
  apa: { title: 'APA', extension: 'txt', mediaType: 'text/plain' },
  harvard: { title: 'Harvard', extension: 'txt', mediaType: 'text/plain' },
};

/** Makes a writer of whole bibliographies; each format ends in a newline and reads back as the same publications. */
export function createExporter(): (publications: readonly Publication[], format: ExportFormat) => string {
  const writeBibtex = createBibtexWriter();
  return (publications, format) => {
    switch (format) {
      case 'bibtex':
        return writeBibtex(publications);
      case 'ris':
        return writeRis(publications);
      case 'csl-json':
        return `${JSON.stringify(publications.map(toCsl), null, 2)}\n`;
    }
  };
}

export type Citations = Readonly<Record<CitationFormat, string>>;

/** Makes a function that gives each publication in all formats; the style engines are handed in, for they are slow to start. */
export function createCiter(formatSentences: FormatSentences): (publications: readonly Publication[]) => Citations[] {
  const exportAs = createExporter();
  return (publications) => {
    const apa = formatSentences(publications, 'apa');
    const harvard = formatSentences(publications, 'harvard');
    return publications.map((publication, index) => ({
      bibtex: exportAs([publication], 'bibtex'),
      ris: exportAs([publication], 'ris'),
      'csl-json': exportAs([publication], 'csl-json'),
      apa: apa[index] ?? '',
      harvard: harvard[index] ?? '',
    }));
  };
}
