/** Plain text as a paragraph of markdown, with everything escaped that would be markup, a formula, a citation or HTML. */
export function writeParagraph(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*[\]<>$~|@]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)|^[-+=#]|(?<=^\d{1,9})[.)]/g, '\\$&');
}
