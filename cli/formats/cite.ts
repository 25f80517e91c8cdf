import { type Publication, writeRetraction } from '../core/publication.ts';
import { formatChicago } from './chicago.ts';
import type { CitationFormat } from './citation-formats.ts';
import { exportPublications } from './export.ts';
import { formatSentences } from './styles.ts';

/** Cites each publication in a format. */
export function cite(publications: readonly Publication[], format: CitationFormat): string[] {
  switch (format) {
    case 'apa':
    case 'harvard':
      return tellRetractions(publications, formatSentences(publications, format));
    case 'chicago':
      return tellRetractions(publications, publications.map(formatChicago));
    default:
      return publications.map((publication) => exportPublications([publication], format));
  }
}

function tellRetractions(publications: readonly Publication[], sentences: readonly string[]): string[] {
  return publications.map(({ retracted }, index) =>
    [sentences[index], retracted && writeRetraction(retracted)].filter(Boolean).join(' '),
  );
}
