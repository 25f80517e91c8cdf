import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { Plot } from '../resolve/dataset.ts';
import { type Unit, writeAmount } from './plot-amount.ts';
import { colours, drawing, labelHeight, width, widthOf, words, wrap, writeTag } from './plot-svg.ts';

const thickness = 14;
const gap = 12;
const below = 16;
/** What stands at a bar that has no amount. */
const unknown = 'no number';

/**
 * A bar chart from zero: a group of bars below the name of each row, with the amount at the end of each bar. Of several
 * columns, each is named above its bar in the first group, whose order the others keep.
 */
export function drawBars({ series, points }: Plot, unit: Unit): string {
  const known = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const room = Math.max(0, ...known.map((value) => widthOf(writeAmount(value, unit))));
  const zero = scaleLinear([least, most], [0, 1])(0);
  const isWhole = points.every(({ values }) => !values.includes(null));
  const atZero = isWhole ? width : (width - widthOf(unknown) - 56) / zero;
  const x = scaleLinear([least, most], [0, Math.min(width - 8 - room, atZero)]);
  const parts: string[] = [];
  let y = 0;
  for (const [row, { name, values }] of points.entries()) {
    parts.push(words(0, y + labelHeight - 4, name));
    y += labelHeight + 8;
    for (const [index, value] of values.entries()) {
      const fill = index === 0 ? colours.first : colours.second;
      for (const line of row === 0 && series.length > 1 ? wrap(series[index] ?? '') : []) {
        parts.push(words(0, y + labelHeight - 8, line, { fill }));
        y += labelHeight;
      }
      parts.push(...drawBar(value, unit, { x, y, fill }));
      y += thickness + gap;
    }
    y += below - gap;
  }
  return drawing(y - below + 4, parts.join(''));
}

interface Spot {
  readonly x: ScaleLinear<number, number>;
  readonly y: number;
  readonly fill: string;
}

/** A piece of the zero line, which is drawn only at the bars and not across the names; the bar, and its amount. */
function drawBar(value: number | null, unit: Unit, { x, y, fill }: Spot): string[] {
  const zero = x(0);
  const line = writeTag('path', { d: `M${zero.toFixed(1)} ${y - 3}v${thickness + 6}`, stroke: colours.strong });
  if (value === null) {
    const d = `M${zero.toFixed(1)} ${y + thickness / 2}h48`;
    const dots = writeTag('path', { d, stroke: colours.strong, 'stroke-dasharray': '1 3' });
    return [line, dots, words(zero + 56, y + thickness, unknown, { fill: colours.soft })];
  }
  const [from, to] = [Math.min(zero, x(value)), Math.max(zero, x(value))];
  const d = `M${from.toFixed(1)} ${y}H${to.toFixed(1)}v${thickness}H${from.toFixed(1)}z`;
  const amount = words(to + 8, y + thickness, writeAmount(value, unit), { fill, 'font-weight': 600 });
  return [line, writeTag('path', { d, fill }), amount];
}
