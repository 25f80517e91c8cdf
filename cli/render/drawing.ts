import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { htmlToHast } from 'satteri';
import { drawingAttributes, drawingTags, unseenAttributes, unseenTags, valueFunctions } from './drawing-schema.ts';
import { h } from './elements.ts';

/** The maximal nesting of groups. */
const deepest = 20;

/**
 * An SVG file as inline SVG, so that the site's colours and fonts apply to it, or null if it must stay a picture because
 * it contains something outside the allow-list. It is inlined whole or not at all, so that no part of a drawing is
 * missing. `alt` is its name for screen readers; its ids begin with `prefix`.
 */
export function inlineDrawing(source: string, alt: string, prefix: string): Element | null {
  const { children } = htmlToHast(source, { fragment: true }) as { children: RootContent[] };
  const [svg, ...others] = children.filter((node) => !isSilent(node));
  if (svg?.type !== 'element' || svg.tagName !== 'svg' || others.length > 0) return null;
  const drawing = copyElement(svg, prefix, 0);
  const viewBox = drawing?.properties.viewBox;
  if (drawing === null || viewBox === undefined) return null;
  const { width: _, height: __, ...properties } = drawing.properties;
  return h('svg', { role: 'img', ariaLabel: alt, ...properties }, ...drawing.children);
}

function copyElement(element: Element, prefix: string, depth: number): Element | null {
  const isInside = depth > 0;
  if (!drawingTags.includes(element.tagName) || (isInside && element.tagName === 'svg') || depth > deepest) return null;
  const properties = copyProperties(element.properties, prefix);
  if (properties === null) return null;
  const children: ElementContent[] = [];
  for (const child of element.children) {
    if (isSilent(child)) continue;
    if (child.type === 'text') children.push({ type: 'text', value: child.value.replace(/\s+/g, ' ') });
    if (child.type !== 'element' || isUnseen(child)) continue;
    const copy = copyElement(child, prefix, depth + 1);
    if (copy === null) return null;
    children.push(copy);
  }
  return h(element.tagName, properties, ...children);
}

function copyProperties(given: Properties, prefix: string): Properties | null {
  const { style, ...plain } = given;
  const stated = [...Object.entries(plain), ...splitStyle(String(style ?? ''))];
  const properties: Properties = {};
  for (const [name, given] of stated) {
    if (unseenAttributes.test(name)) continue;
    const value = Array.isArray(given) ? given.join(' ') : String(given);
    if (!drawingAttributes.includes(name) || !isPlainValue(value)) return null;
    properties[name] = name === 'id' ? prefix + value : value.replace('url(#', `url(#${prefix}`);
  }
  return properties;
}

/** Converts style declarations to equivalent attributes. */
function splitStyle(style: string): [string, string][] {
  return style
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [nameAttribute(declaration.slice(0, colon).trim()), declaration.slice(colon + 1).trim()];
    });
}

/** The hast name of an SVG attribute, such as `strokeDashArray`. */
function nameAttribute(name: string): string {
  const lower = name.toLowerCase().replaceAll('-', '');
  return drawingAttributes.find((known) => known.toLowerCase() === lower) ?? name;
}

/** Whether a value is safe: it refers only to the drawing itself and calls no function that could load a file. */
function isPlainValue(value: string): boolean {
  if (/[\\<>{}@]|\/\*|!/.test(value)) return false;
  const called = value.replace(/^url\(#[\w.-]+\)$/, '').matchAll(/([\w-]*)\s*\(/g);
  return [...called].every(([, name = '']) => valueFunctions.includes(name));
}

/** Whether a node is a comment, a doctype, or the space between elements. */
function isSilent(node: RootContent): boolean {
  return node.type === 'comment' || node.type === 'doctype' || (node.type === 'text' && node.value.trim() === '');
}

function isUnseen({ tagName }: Element): boolean {
  return unseenTags.includes(tagName) || tagName.includes(':');
}
