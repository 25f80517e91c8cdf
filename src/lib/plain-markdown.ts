/**
 * Strips the Markdown from a text for places that render none: lines stay, list items get dots, links keep their
 * addresses, and signs that mark nothing stay as typed. A sign before a number may compare or count: `> 50 %`. The
 * patterns match limited lengths, so that no text is slow to read.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6}|>)(?! *[\p{N}\p{Sc}]) +/gmu, '')
    .replace(/^( {0,8})[-*+](?! *[\p{N}\p{Sc}]) +/gmu, '$1• ')
    .replace(/!?\[([^[\]\n]{1,200})\]\((https?:[^\s()]{1,500})\)/g, '$1 ($2)')
    .replace(/((?<!\*)\*{2,3}(?!\*)|(?<!_)_{2,3}(?!_)|(?<!`)`(?!`))(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]{0,300}[^\s*_])\1(?![\w*])/g, '$2');
}
