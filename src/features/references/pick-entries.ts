/** The wanted entries of a BibTeX file, by their keys and in its order. */
export function pickEntries(bibtex: string, wanted: ReadonlySet<string>): string {
  return bibtex
    .split(/^(?=@)/m)
    .filter((entry) => wanted.has(/^@\w+\{([^,\s]+),/.exec(entry)?.[1] ?? ''))
    .join('');
}
