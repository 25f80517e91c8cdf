import { scaleLinear } from 'd3-scale';
import type { Plot } from '../resolve/dataset.ts';
import { type Unit, writeAmount } from './plot-amount.ts';
import { colours, drawing, labelHeight, width, widthOf, words, writeTag } from './plot-svg.ts';

const thickness = 14;
const gap = 12;
const below = 16;

/** A bar chart from zero: a group of bars below the name of each row, with the amount at the end of each bar. */
export function drawBars({ series, points }: Plot, unit: Unit): string {
  const known = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const labelOf = (value: number, index: number) =>
    series.length === 1 ? writeAmount(value, unit) : `${writeAmount(value, unit)} ${series[index] ?? ''}`;
  const widths = points.flatMap(({ values }) =>
    values.map((value, i) => (value === null ? 0 : widthOf(labelOf(value, i)))),
  );
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const x = scaleLinear([least, most], [0, width - 8 - Math.max(0, ...widths)]);
  const parts: string[] = [];
  const zero = x(0).toFixed(1);
  let y = 0;
  for (const { name, values } of points) {
    parts.push(words(0, y + labelHeight - 4, name));
    y += labelHeight + 8;
    // The zero line is drawn only at the bars, not across the names.
    const d = `M${zero} ${y - 3}v${values.length * (thickness + gap) - gap + 6}`;
    parts.push(writeTag('path', { d, stroke: colours.strong }));
    for (const [index, value] of values.entries()) {
      if (value === null) {
        const d = `M${zero} ${y + thickness / 2}h48`;
        parts.push(writeTag('path', { d, stroke: colours.strong, 'stroke-dasharray': '1 3' }));
        parts.push(words(x(0) + 56, y + thickness, `${series[index] ?? ''}: no number`, { fill: colours.soft }));
        y += thickness + gap;
        continue;
      }
      const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
      const fill = index === 0 ? colours.first : colours.second;
      parts.push(
        writeTag('path', { d: `M${from.toFixed(1)} ${y}H${to.toFixed(1)}v${thickness}H${from.toFixed(1)}z`, fill }),
      );
      parts.push(words(Math.max(to, x(0)) + 8, y + thickness, labelOf(value, index), { fill, 'font-weight': 600 }));
      y += thickness + gap;
    }
    y += below - gap;
  }
  return drawing(y - below + 4, parts.join(''));
}
