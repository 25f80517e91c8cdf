import { scaleLinear } from 'd3-scale';
import type { Plot } from '../resolve/dataset.ts';
import { type Unit, writeAmount } from './plot-amount.ts';
import { colours, drawing, labelHeight, width, widthOf, words, writeTag } from './plot-svg.ts';

const thickness = 22;
const gap = 6;
const below = 16;

/** Bars from nothing, a group of them below the name of each row, with the amount at the end of each. */
export function drawBars({ series, points }: Plot, unit: Unit): string {
  const known = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const told = (value: number, index: number) =>
    series.length === 1 ? writeAmount(value, unit) : `${writeAmount(value, unit)} ${series[index] ?? ''}`;
  const widths = points.flatMap(({ values }) =>
    values.map((value, i) => (value === null ? 0 : widthOf(told(value, i)))),
  );
  const x = scaleLinear([Math.min(0, ...known), Math.max(0, ...known)], [0, width - 8 - Math.max(0, ...widths)]);
  const parts: string[] = [];
  const zero: string[] = [];
  let y = 0;
  for (const { name, values } of points) {
    parts.push(words(0, y + labelHeight - 4, name));
    y += labelHeight + 4;
    zero.push(`M${x(0).toFixed(1)} ${y}`);
    for (const [index, value] of values.entries()) {
      if (value === null) {
        parts.push(words(x(0) + 8, y + thickness - 5, `${series[index] ?? ''}: no number`, { fill: colours.soft }));
        y += thickness + gap;
        continue;
      }
      const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
      const fill = index === 0 ? colours.first : colours.second;
      parts.push(
        writeTag('path', { d: `M${from.toFixed(1)} ${y}H${to.toFixed(1)}v${thickness}H${from.toFixed(1)}z`, fill }),
      );
      parts.push(words(Math.max(to, x(0)) + 8, y + thickness - 5, told(value, index), { fill, 'font-weight': 600 }));
      y += thickness + gap;
    }
    // Beside the bars alone, so that it crosses no name.
    zero.push(`V${y - gap}`);
    y += below;
  }
  const line = writeTag('path', { d: zero.join(''), stroke: colours.strong });
  return drawing(y - below, ...parts, line);
}
