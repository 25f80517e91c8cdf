import type { ImportedPaper, SiteOwner } from '../kinds/kind.ts';
import { fixedFiles } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { writeFile } from './front-matter.ts';
import { clipDescription } from './start-papers.ts';

/**
 * The files that every site has, with texts that fit any researcher, by their paths in content/. The privacy policy is
 * not among them: it describes the software, and stays.
 */
export function writePages(
  owner: SiteOwner,
  papers: readonly ImportedPaper[],
  firstTopic?: string,
): Map<string, string> {
  const { name, affiliation } = owner;
  const ownerName = affiliation === undefined ? name : `${name} (${affiliation})`;
  const written = fixedFiles.flatMap(({ kind, file }): [string, string][] => {
    const text = kinds[kind].begin?.({ owner, ownerName, papers, firstTopic });
    if (text === undefined) return [];
    const values = { ...text.values, description: clipDescription(text.values.description) };
    return [[file, writeFile(values, Object.keys(schemas[kind].shape), text.body)]];
  });
  return new Map(written);
}
