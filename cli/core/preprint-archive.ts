/** Archives of preprints, each with what begins its DOIs; empty where those are not its own. */
const archives = {
  PsyArXiv: '10.31234/',
  SocArXiv: '10.31235/',
  'OSF Preprints': '10.31219/',
  MetaArXiv: '10.31222/',
  EdArXiv: '10.35542/',
  EarthArXiv: '10.31223/',
  engrXiv: '10.31224/',
  LawArXiv: '',
  bioRxiv: '',
  medRxiv: '',
  ChemRxiv: '',
  'Research Square': '',
} as const;

/** The archive that one of these names means (`PsyArXiv`, `bioRxiv preprint`), or to which a DOI belongs; null if there is none. */
export function findPreprintArchive(names: readonly string[], doi = ''): string | null {
  const written = names.flatMap((name) => [name.toLowerCase(), name.toLowerCase().replace(/ preprints?$/, '')]);
  const bare = doi.replace(/^\D*/, '');
  const found = Object.entries(archives).find(
    ([name, prefix]) => written.includes(name.toLowerCase()) || (prefix !== '' && bare.startsWith(prefix)),
  );
  return found?.[0] ?? null;
}
