/** The extensions of documents that need Pandoc. */
export const pandocTypes = ['.tex', '.rtf'] as const;
export type PandocType = (typeof pandocTypes)[number];

/** The extensions of Markdown, of which the last two are Quarto's and R Markdown's. */
const markdownTypes = ['.md', '.markdown', '.qmd', '.rmd'] as const;

/** The extensions of documents that can be imported. */
export const documentTypes = ['.docx', '.odt', '.html', '.htm', ...markdownTypes, ...pandocTypes] as const;

export type DocumentType = (typeof documentTypes)[number];

export function isMarkdown(type: DocumentType): type is (typeof markdownTypes)[number] {
  return markdownTypes.some((one) => one === type);
}
