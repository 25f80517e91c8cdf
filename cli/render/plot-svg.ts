import { lightColours } from '../core/light-colours.ts';
import { escapeXml } from '../core/xml.ts';

/** The colours and sizes of the site, each with a fallback for use outside the site. */
export const colours = {
  ink: `var(--ink, ${lightColours.ink})`,
  soft: `var(--ink-soft, ${lightColours.inkSoft})`,
  first: `var(--accent, ${lightColours.accent})`,
  second: `var(--second, ${lightColours.second})`,
  strong: `var(--rule-strong, ${lightColours.ruleStrong})`,
  rule: `var(--rule, ${lightColours.rule})`,
  paper: `var(--paper, ${lightColours.paper})`,
} as const;

/** The width of every drawing, in its own units: a unit is one pixel on a desktop, half a pixel on a phone. */
export const width = 600;

/** The largest font size and line height: those on a phone. */
export const labelHeight = 22;

/** The maximal width of a text in bold. */
export function widthOf(text: string): number {
  return (text.length + 1) * labelHeight * 0.58;
}

/** The lines in which a text fits into the width of a drawing. */
export function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (widthOf(longer) > width || lines.length === 0) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element of a drawing as text. */
export function writeTag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inside = content.join('');
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
}

/** A text in a drawing. */
export function words(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return writeTag('text', { x: round(x), y: round(y), ...attributes }, escapeXml(text));
}

/** A whole drawing of the given height. */
export function drawing(height: number, ...content: readonly string[]): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${Math.ceil(height)}`,
    'font-family': 'var(--serif, serif)',
    'font-size': 'var(--label, 15px)',
    fill: colours.ink,
  };
  return writeTag('svg', attributes, ...content);
}

/** Rounds to a tenth of a unit, which is not visible. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
