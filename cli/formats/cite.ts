import type { Publication } from '../core/publication.ts';
import { formatChicago } from './chicago.ts';
import { createExporter } from './export.ts';
import type { CitationFormat } from './names.ts';
import { createSentenceFormatter } from './styles.ts';

/** Makes a function that gives each publication in a format. */
export function createCiter(): (publications: readonly Publication[], format: CitationFormat) => string[] {
  const exportAs = createExporter();
  const formatSentences = createSentenceFormatter();
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
