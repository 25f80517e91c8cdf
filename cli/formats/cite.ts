import type { Publication } from '../core/publication.ts';
import { formatChicago } from './chicago.ts';
import { exportPublications } from './export.ts';
import type { CitationFormat } from './names.ts';
import { formatSentences } from './styles.ts';

/** Cites each publication in a format. */
export function cite(publications: readonly Publication[], format: CitationFormat): string[] {
  switch (format) {
    case 'apa':
    case 'harvard':
      return formatSentences(publications, format);
    case 'chicago':
      return publications.map(formatChicago);
    default:
      return publications.map((publication) => exportPublications([publication], format));
  }
}
