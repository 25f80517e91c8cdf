/** A title or abstract without its HTML or JATS markup. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?(?:[a-z]+:)?(?:b|i|u|em|strong|sc|scp|sup|sub|p|title|span|italic|bold|sec)(?: [^<>]*)?>/gi, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
