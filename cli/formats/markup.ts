/** The words of a title or an abstract that comes with HTML or JATS in it. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?(?:[a-z]+:)?(?:b|i|u|em|strong|sc|scp|sup|sub|p|title|span|italic|bold|sec)(?: [^<>]*)?>/gi, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
