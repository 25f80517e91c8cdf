import { startLosses } from '../../cli/documents/losses.ts';
import { startPictures } from '../../cli/documents/pictures.ts';
import { type Convert, readDocument, writeDraft } from '../../cli/documents/read.ts';
import type { DocumentType } from '../../cli/schema/document-types.ts';

/** The smallest PNG picture. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The draft that a document becomes, and what it lost; null where it cannot be read. */
export async function draftOf(type: DocumentType, document: string | Uint8Array, convert: Convert = async () => null) {
  const losses = startLosses();
  const bytes = typeof document === 'string' ? Buffer.from(document) : document;
  const reading = await readDocument(type, bytes, losses, convert);
  if (reading === null) return null;
  const pictures = startPictures('draft', () => false);
  const picture = reading.picture ?? (() => null);
  const { title, body } = writeDraft(reading, {
    findReference: () => undefined,
    isLost: () => false,
    picture,
    pictures,
    losses,
  });
  return { title, body, lost: losses.list(), pictures: pictures.list().map(({ name }) => name) };
}
