/** The endings of documents that Pandoc reads, where the machine has it. */
export const pandocTypes = ['.tex', '.rtf'] as const;

/** The endings of documents that can be brought in. */
export const documentTypes = ['.docx', '.odt', '.html', '.htm', '.md', ...pandocTypes] as const;

export type DocumentType = (typeof documentTypes)[number];
