/**
 * The words of a text in which somebody typed Markdown, for places that render none: its lines stay, lists get dots, a
 * link keeps its address, and a sign that marks nothing stays as it was typed. What it looks for is of limited length,
 * so that no text is slow to read.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6}|>) +/gm, '')
    .replace(/^( {0,8})[-*+] +/gm, '$1• ')
    .replace(/!?\[([^[\]\n]{1,200})\]\((https?:[^\s()]{1,500})\)/g, '$1 ($2)')
    .replace(/(\*\*|__|`)(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]{0,300}[^\s*_])\1(?![\w*])/g, '$2');
}
