const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntry = Buffer.from('PK\x01\x02', 'latin1');
const endLength = 22;
const entryLength = 46;
const longestComment = 65_535;
const mostEntries = 5000;
/** What a document may come to when it is unpacked; a proposal with pictures stays far below. */
const mostUnpacked = 200 * 1024 * 1024;

/** The names in a ZIP archive, read from its directory without unpacking anything; null for a broken one or one that unpacks beyond 200 MB. */
export function readZip(content: Buffer): ReadonlySet<string> | null {
  const searchFrom = Math.max(0, content.length - endLength - longestComment);
  const end = content.lastIndexOf(endOfDirectory);
  if (end < searchFrom || end + endLength > content.length) return null;
  const count = content.readUInt16LE(end + 10);
  if (count > mostEntries) return null;
  const names = new Set<string>();
  let unpacked = 0;
  let at = content.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + entryLength > end || !content.subarray(at, at + 4).equals(directoryEntry)) return null;
    unpacked += content.readUInt32LE(at + 24);
    const nameLength = content.readUInt16LE(at + 28);
    names.add(content.toString('utf8', at + entryLength, at + entryLength + nameLength));
    at += entryLength + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return unpacked > mostUnpacked ? null : names;
}
