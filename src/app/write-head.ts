import type { Tag } from './head.ts';

const ours = [
  'title',
  'meta[property]',
  'meta[name]:not([name="viewport"], [name="color-scheme"])',
  'link:is([rel="canonical"], [rel="prev"], [rel="next"])',
  'script[type="application/ld+json"]',
].join();

/** The tags as HTML. */
export function headHtml(tags: readonly Tag[]): string {
  return tags.map(tagHtml).join('\n    ');
}

function tagHtml({ name, attributes, text }: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${text === undefined ? '' : `${escapeText(name, text)}</${name}>`}`;
}

/** In a script HTML has no escapes; the JSON there has its own. */
function escapeText(name: Tag['name'], text: string): string {
  return name === 'script' ? text.replaceAll('<', '\\u003c') : escapeHtml(text);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Replaces the tags of the shown page in the document head. */
export function writeHead(document: Document, tags: readonly Tag[]): void {
  for (const element of document.head.querySelectorAll(ours)) element.remove();
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
