import { hidden, type Losses } from './losses.ts';
import type { Styles } from './word-styles.ts';
import { allOf, childOf } from './xml.ts';

/** The HTML element for each formatting property of Word, outermost first. */
const elements: readonly (readonly [string, string])[] = [
  ['w:highlight', 'mark'],
  ['w:shd', 'mark'],
  ['w:smallCaps', 'capitals'],
  ['w:caps', 'capitals'],
  ['w:strike', 's'],
  ['w:u', 'u'],
  ['w:i', 'em'],
  ['w:b', 'strong'],
];

/** Whether a property is on: it can also be switched off, and a shade can be white. */
function isOn(property: Element): boolean {
  const value = property.getAttribute(property.nodeName === 'w:shd' ? 'w:fill' : 'w:val') ?? '';
  return !/^(?:0|false|off|none|auto|ffffff)$/i.test(value);
}

/** A style rule for Mammoth for each character style, such as Emphasis, by its formatting. */
export function mapStyles(styles: Styles): string[] {
  return [...styles].flatMap(([id, style]) => {
    const properties = childOf(style, 'w:rPr');
    const shown = elements.filter(([name]) => {
      const property = childOf(properties, name);
      return property !== undefined && isOn(property);
    });
    if (style.getAttribute('w:type') !== 'character' || shown.length === 0 || !/^[A-Za-z][\w-]*$/.test(id)) return [];
    return [`r.${id} => ${shown.map(([, element]) => element).join(' > ')}`];
  });
}

/** Turns shaded text, which is how Google Docs writes a highlight, into a highlight that Mammoth reads. */
export function highlightShaded(document: Document): void {
  for (const shade of allOf(document, 'w:shd')) {
    if (shade.parentNode?.nodeName !== 'w:rPr' || !isOn(shade)) continue;
    const highlight = document.createElement('w:highlight');
    highlight.setAttribute('w:val', 'yellow');
    shade.parentNode.replaceChild(highlight, shade);
  }
}

/** Removes hidden text. */
export function removeHidden(document: Document, losses: Losses): void {
  for (const property of allOf(document, 'w:vanish')) {
    const run = property.parentNode?.parentNode;
    if (run?.nodeName !== 'w:r' || !isOn(property)) continue;
    losses.add(hidden, run.textContent ?? '');
    run.parentNode?.removeChild(run);
  }
}
