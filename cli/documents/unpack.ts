import { unzipSync } from 'fflate';

const mostEntries = 5000;
/** The most bytes that a document may unpack to; a paper with pictures stays far below. */
const mostUnpacked = 100 * 1024 * 1024;

/** The files of an archive, by their names. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

/**
 * The files of a ZIP archive by their names; null for a broken archive or one that unpacks beyond 100 MB. No file is
 * unpacked beyond the size that the archive declares for it, so that a small archive cannot fill the memory.
 */
export function unpack(bytes: Uint8Array): ArchiveFiles | null {
  let [count, size] = [0, 0];
  try {
    const files = unzipSync(bytes, {
      filter({ originalSize }) {
        count += 1;
        size += originalSize;
        if (count > mostEntries || size > mostUnpacked) throw new RangeError('The archive is too large.');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch {
    return null;
  }
}
