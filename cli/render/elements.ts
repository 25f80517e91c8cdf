import type { Element, ElementContent, Properties } from 'hast';

/** An HTML element. */
export function h(tagName: string, properties: Properties, ...children: readonly (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** A link out of the site: it opens a new tab and says so to those who cannot see that. */
export function outsideLink(
  href: string,
  title: string | null,
  children: readonly (ElementContent | string)[],
): Element {
  const properties: Properties = { target: '_blank', rel: ['noopener', 'noreferrer'], href };
  if (title !== null) properties.title = title;
  return h('a', properties, ...children, h('span', { className: ['visually-hidden'] }, ' (opens in a new tab)'));
}
