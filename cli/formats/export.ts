import type { Publication } from '../core/publication.ts';
import { createBibtexWriter } from './bibtex-write.ts';
import { formatChicago } from './chicago.ts';
import { toCsl } from './csl.ts';
import type { CitationFormat, ExportFormat } from './names.ts';
import { writeRis } from './ris-write.ts';
import type { FormatSentences } from './styles.ts';

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

/** Makes a function that gives each publication in a format; the style engines are handed in, for they are slow to start. */
export function createCiter(
  formatSentences: FormatSentences,
): (publications: readonly Publication[], format: CitationFormat) => string[] {
  const exportAs = createExporter();
  return (publications, format) => {
    switch (format) {
      case 'apa':
      case 'harvard':
        return formatSentences(publications, format);
      case 'chicago':
        return publications.map(formatChicago);
      default:
        return publications.map((publication) => exportAs([publication], format));
    }
  };
}
