import type { Losses } from './losses.ts';
import { allOf, childOf } from './xml.ts';

/** How a style of words looks, by the element of Word, from the outside. */
const looks: readonly (readonly [string, string])[] = [
  ['w:highlight', 'mark'],
  ['w:shd', 'mark'],
  ['w:smallCaps', 'capitals'],
  ['w:caps', 'capitals'],
  ['w:strike', 's'],
  ['w:u', 'u'],
  ['w:i', 'em'],
  ['w:b', 'strong'],
];

/** Whether a look is there: it can also be switched off, and a shade can be that of the paper. */
function isOn(look: Element): boolean {
  const value = look.getAttribute(look.nodeName === 'w:shd' ? 'w:fill' : 'w:val') ?? '';
  return !/^(?:0|false|off|none|auto|ffffff)$/i.test(value);
}

/** A style of words, such as Emphasis, is how it looks: one rule for Mammoth for each. */
export function lookStyles(document: Document | null): string[] {
  if (document === null) return [];
  return allOf(document, 'w:style').flatMap((style) => {
    const id = style.getAttribute('w:styleId') ?? '';
    const properties = childOf(style, 'w:rPr');
    const shown = looks.filter(([name]) => {
      const look = childOf(properties, name);
      return look !== undefined && isOn(look);
    });
    if (style.getAttribute('w:type') !== 'character' || shown.length === 0 || !/^[A-Za-z][\w-]*$/.test(id)) return [];
    return [`r.${id} => ${shown.map(([, element]) => element).join(' > ')}`];
  });
}

/** Google Docs writes a highlight as the shade of words, which Mammoth does not read. */
export function markShaded(document: Document): void {
  for (const shade of allOf(document, 'w:shd')) {
    if (shade.parentNode?.nodeName !== 'w:rPr' || !isOn(shade)) continue;
    const highlight = document.createElement('w:highlight');
    highlight.setAttribute('w:val', 'yellow');
    shade.parentNode.replaceChild(highlight, shade);
  }
}

/** Takes away what Word shows to nobody. */
export function leaveHidden(document: Document, losses: Losses): void {
  for (const hidden of allOf(document, 'w:vanish')) {
    const run = hidden.parentNode?.parentNode;
    if (run?.nodeName !== 'w:r' || !isOn(hidden)) continue;
    losses.add('Hidden text is left out.', run.textContent ?? '');
    run.parentNode?.removeChild(run);
  }
}
