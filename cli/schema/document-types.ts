/** The endings of documents that can be brought in. */
export const documentTypes = ['.docx', '.odt', '.html', '.htm', '.md'] as const;

export type DocumentType = (typeof documentTypes)[number];
