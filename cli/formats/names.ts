export const citationFormats = ['apa', 'chicago', 'harvard', 'bibtex', 'ris', 'csl-json'] as const;
export type CitationFormat = (typeof citationFormats)[number];

/** The formats in which each reference is offered. */
export const referenceFormats = ['apa', 'chicago', 'bibtex', 'ris'] as const;

/** The formats that other programs read back. */
export const exportFormats = ['bibtex', 'ris', 'csl-json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type FormatName = Readonly<Record<'title' | 'extension' | 'mediaType', string>>;

/** The name of each citation format on screen, and the type of the file to download. */
export const citationNames: Readonly<Record<CitationFormat, FormatName>> = {
  bibtex: { title: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex' },
  ris: { title: 'RIS', extension: 'ris', mediaType: 'application/x-research-info-systems' },
  'csl-json': { title: 'CSL-JSON', extension: 'json', mediaType: 'application/vnd.citationstyles.csl+json' },
  apa: { title: 'APA', extension: 'txt', mediaType: 'text/plain' },
  chicago: { title: 'Chicago', extension: 'txt', mediaType: 'text/plain' },
  harvard: { title: 'Harvard', extension: 'txt', mediaType: 'text/plain' },
};
