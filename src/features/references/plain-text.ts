const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of compiled HTML, without what is for screen readers alone. */
export function plainText(html: string): string {
  return html
    .replace(/<span class="visually-hidden">[^<]*<\/span>/g, '')
    .replace(/<\/?(?:p|div|li|ul|ol|table|tr|td|th|h\d|br)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
