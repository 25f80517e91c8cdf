import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { decode } from '../core/text.ts';
import { isElement, textOfElement } from './hast.ts';

/** The element that stands for each style. */
const formats: readonly (readonly [pattern: RegExp, tagName: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration:\s*line-through/, 'del'],
  [/text-decoration:\s*underline/, 'u'],
  // A browser that copies a page writes out what is behind its words, with `rgb`.
  [/background(?:-color)?:(?!\s*(?:white|#fff(?:fff)?|transparent|none|inherit|rgba?)\b)/i, 'mark'],
  [/font-variant:\s*small-caps|text-transform:\s*uppercase/, 'capitals'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub'],
];

/** Turns the styled `span`s of Google Docs and Word into elements, and removes Google's redirect from links. */
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
    // Google puts all that it copies into one such element.
    if (element.tagName === 'b' && /^font-weight:\s*normal/.test(String(element.properties.style)))
      element.tagName = element.children.some((child) => isElement(child) && child.tagName !== 'span') ? 'div' : 'span';
    if (element.tagName === 'span') wrap(element, styles);
  });
}

function wrap(span: Element, styles: ReadonlyMap<string, string>): void {
  const { className, style } = span.properties;
  const names = Array.isArray(className) ? className : [];
  const format = [String(style ?? ''), ...names.map((name) => styles.get(String(name)) ?? '')].join(';');
  // Links and footnote marks are not formatting.
  if (!span.children.every((child) => !isElement(child) || child.tagName === 'br')) return;
  for (const [pattern, tagName] of formats)
    if (pattern.test(format)) span.children = [{ type: 'element', tagName, properties: {}, children: span.children }];
}
