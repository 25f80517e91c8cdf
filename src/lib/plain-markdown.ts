/**
 * Strips the Markdown from a text for places that render none: lines stay, list items get dots, links keep their
 * addresses, and signs that mark nothing stay as typed. The patterns match limited lengths, so that no text is slow to
 * read.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6}|>) +/gm, '')
    .replace(/^( {0,8})[-*+] +/gm, '$1• ')
    .replace(/!?\[([^[\]\n]{1,200})\]\((https?:[^\s()]{1,500})\)/g, '$1 ($2)')
    .replace(/(\*\*|__|`)(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]{0,300}[^\s*_])\1(?![\w*])/g, '$2');
}
