import type { Publication } from '../core/publication.ts';
import { writeBibtex } from './bibtex-write.ts';
import type { ExportFormat } from './citation-formats.ts';
import { toCsl } from './csl-write.ts';
import { writeRis } from './ris-write.ts';

/** Publications as a whole bibliography, which ends in a newline and reads back as the same publications. */
export function exportPublications(publications: readonly Publication[], format: ExportFormat): string {
  switch (format) {
    case 'bibtex':
      return writeBibtex(publications);
    case 'ris':
      return writeRis(publications);
    case 'csl-json':
      return `${JSON.stringify(publications.map(toCsl), null, 2)}\n`;
  }
}
