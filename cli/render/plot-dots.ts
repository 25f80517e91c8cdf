import { scaleLinear } from 'd3-scale';
import type { Plot } from '../resolve/dataset.ts';
import { type Unit, writeAmount } from './plot-amount.ts';
import { colours, drawing, labelHeight, round, width, words, writeTag } from './plot-svg.ts';

const row = 58;

/** Estimates as dots on their intervals over one scale, each with its amount below its name; a line through all marks zero. */
export function drawDots({ points }: Plot, unit: Unit, ends: readonly string[] = []): string {
  const all = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const x = scaleLinear([Math.min(0, ...all), Math.max(0, ...all)], [30, width - 110]).nice(6);
  const top = ends.length > 0 ? labelHeight + 10 : 4;
  const bottom = top + points.length * row + 4;
  const [left = '', right = ''] = ends;
  const middles = points.map((_, index) => top + index * row + labelHeight + 16);
  const rows = points.flatMap(({ name, values: [value = null, low = null, high = null] }, index) => {
    const y = middles[index] ?? 0;
    if (value === null) return [];
    const interval = low === null || high === null ? '' : `M${round(x(low))} ${y}H${round(x(high))}`;
    return [
      words(0, y - 16, name),
      words(width, y + 6, writeAmount(value, unit), { 'text-anchor': 'end', 'font-weight': 600 }),
      writeTag('path', { d: interval, stroke: colours.first, 'stroke-width': 2 }),
      writeTag('circle', { cx: round(x(value)), cy: y, r: 5, fill: colours.first }),
    ];
  });
  const ticks = x.ticks(6);
  const numbers = ticks.map((tick) => words(x(tick), bottom + labelHeight + 6, writeAmount(tick, unit)));
  const axis = `M0 ${bottom}H${width}${ticks.map((tick) => `M${round(x(tick))} ${bottom}v6`).join('')}`;
  const zero = x(0);
  const sides = [
    words(zero - 12, labelHeight - 4, `← ${left}`, { 'text-anchor': 'end', fill: colours.soft }),
    words(zero + 12, labelHeight - 4, `${right} →`, { fill: colours.soft }),
  ];
  return drawing(
    bottom + labelHeight + 12,
    writeTag('path', { d: axis, stroke: colours.strong, fill: 'none' }),
    // The zero line is drawn only at the dots, not across the names.
    writeTag('path', { d: middles.map((y) => `M${round(zero)} ${y - 10}v34`).join(''), stroke: colours.strong }),
    ...(ends.length === 0 ? [] : sides),
    ...rows,
    writeTag('g', { 'text-anchor': 'middle', fill: colours.soft }, ...numbers),
  );
}
