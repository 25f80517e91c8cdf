/**
 * Each citation format: its name on screen, the extension of its files, and the ending of its file beside those of other
 * formats, which tells the formatted citations apart.
 */
export const citationNames = {
  apa: { title: 'APA', extension: 'txt', ending: 'apa.txt' },
  chicago: { title: 'Chicago', extension: 'txt', ending: 'chicago.txt' },
  harvard: { title: 'Harvard', extension: 'txt', ending: 'harvard.txt' },
  bibtex: { title: 'BibTeX', extension: 'bib', ending: 'bib' },
  ris: { title: 'RIS', extension: 'ris', ending: 'ris' },
  'csl-json': { title: 'CSL-JSON', extension: 'json', ending: 'csl.json' },
} as const;

export type CitationFormat = keyof typeof citationNames;
export const citationFormats = Object.keys(citationNames) as CitationFormat[];

/** The formats in which each reference is offered. */
export const referenceFormats = ['apa', 'chicago', 'bibtex', 'ris'] as const;

/** The formats that other programs read back. */
export const exportFormats = ['bibtex', 'ris', 'csl-json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
