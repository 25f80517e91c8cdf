import { posix } from 'node:path';
import type { ArchiveFiles } from './unpack.ts';
import { allOf, readXml } from './xml.ts';

/**
 * Gives the path of a part of a Word document, such as `styles`. A document may call its parts otherwise than others do:
 * what was edited in a browser has its text in `word/document2.xml`.
 */
export function findParts(files: ArchiveFiles): (kind: string) => string {
  const main = targetsOf('_rels/.rels', '', files).get('officeDocument') ?? 'word/document.xml';
  const [folder, name] = [posix.dirname(main), posix.basename(main)];
  const others = targetsOf(`${folder}/_rels/${name}.rels`, folder, files);
  return (kind) => (kind === 'document' ? main : (others.get(kind) ?? `word/${kind}.xml`));
}

/** The paths of the parts to which a list of relationships leads, by their kinds. */
function targetsOf(list: string, folder: string, files: ArchiveFiles): ReadonlyMap<string, string> {
  return new Map(
    allOf(readXml(files.get(list)), 'Relationship').map((one) => {
      const [kind, target] = ['Type', 'Target'].map((key) => one.getAttribute(key) ?? '');
      return [posix.basename(kind ?? ''), posix.resolve(`/${folder}`, target ?? '').slice(1)] as const;
    }),
  );
}
