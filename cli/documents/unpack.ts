import { unzipSync } from 'fflate';

const mostEntries = 5000;
/** What a document may come to when it is unpacked; a paper with pictures stays far below. */
const mostUnpacked = 100 * 1024 * 1024;

/** The files of an archive, by their names. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

/**
 * The files of a ZIP archive by their names; null for a broken one and for one that unpacks beyond 100 MB. Of each file
 * no more is unpacked than the archive says that it comes to, so that a small archive cannot fill the memory.
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
