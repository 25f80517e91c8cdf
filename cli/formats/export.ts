import type { Publication } from '../core/publication.ts';
import { createBibtexWriter } from './bibtex-write.ts';
import { toCsl } from './csl.ts';
import type { ExportFormat } from './names.ts';
import { writeRis } from './ris-write.ts';

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
