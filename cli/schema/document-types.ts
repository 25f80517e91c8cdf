/** The extensions of documents that need Pandoc. */
export const pandocTypes = ['.tex', '.rtf'] as const;

/** The extensions of documents that can be imported. */
export const documentTypes = ['.docx', '.odt', '.html', '.htm', '.md', ...pandocTypes] as const;

export type DocumentType = (typeof documentTypes)[number];
