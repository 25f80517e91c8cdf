import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { decode } from '../core/text.ts';
import { isElement, textOfElement } from './hast.ts';

/** What the look of a stretch of text says in HTML. */
const looks: readonly (readonly [pattern: RegExp, tagName: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration:\s*line-through/, 'del'],
  [/text-decoration:\s*underline/, 'u'],
  [/background(?:-color)?:(?!\s*(?:white|#fff(?:fff)?|transparent|none|inherit)\b)/i, 'mark'],
  [/font-variant:\s*small-caps|text-transform:\s*uppercase/, 'capitals'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub'],
];

/** Google Docs and Word say how words look by the style of a `span` alone, and leads links by way of its own server. */
export function readGoogle(page: Nodes): void {
  const styles = new Map<string, string>();
  visit(page, 'element', (element) => {
    if (element.tagName !== 'style') return;
    for (const [, name = '', style = ''] of textOfElement(element).matchAll(/\.(c\d+)\{([^}]*)\}/g))
      styles.set(name, style);
  });
  visit(page, 'element', (element) => {
    const { href } = element.properties;
    const target = typeof href === 'string' ? /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(href)?.[1] : undefined;
    if (target !== undefined) element.properties.href = decode(target);
    if (element.tagName === 'span') wrap(element, styles);
  });
}

function wrap(span: Element, styles: ReadonlyMap<string, string>): void {
  const { className, style } = span.properties;
  const names = Array.isArray(className) ? className : [];
  const look = [String(style ?? ''), ...names.map((name) => styles.get(String(name)) ?? '')].join(';');
  // A link or a mark of a note is what it is already.
  if (!span.children.every((child) => !isElement(child) || child.tagName === 'br')) return;
  for (const [pattern, tagName] of looks)
    if (pattern.test(look)) span.children = [{ type: 'element', tagName, properties: {}, children: span.children }];
}
