import { scaleLinear } from 'd3-scale';
import type { Plot } from '../resolve/dataset.ts';
import { type Unit, writeAmount } from './plot-amount.ts';
import { colours, drawing, labelHeight, round, width, words, writeTag } from './plot-svg.ts';

const height = 300;
const margin = 100;

/** A slope chart: a line for each row between states, with the amount at both ends. */
export function drawSlope({ series, points }: Plot, unit: Unit): string {
  const all = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const y = scaleLinear([Math.min(...all), Math.max(...all)], [height - 42, labelHeight + 52]);
  const x = (index: number) => margin + (index * (width - 2 * margin)) / (series.length - 1);
  const tints = [colours.first, colours.second, colours.soft];
  const lines = points.flatMap(({ name, values }, index) => {
    const stroke = tints[index % tints.length] ?? colours.first;
    const positions = values.flatMap((value, at) => (value === null ? [] : [[x(at), y(value), value] as const]));
    const [start, next] = positions;
    if (start === undefined) return [];
    // The name is placed on the side that its line slopes away from.
    const rises = next !== undefined && next[1] < start[1] - 1;
    const d = `M${positions.map(([a, b]) => `${round(a)} ${round(b)}`).join('L')}`;
    const dashes = index % 2 === 1 ? { 'stroke-dasharray': '6 4' } : {};
    return [
      writeTag('path', { d, stroke, 'stroke-width': 2, fill: 'none', ...dashes }),
      ...positions.map(([a, b]) => writeTag('circle', { cx: round(a), cy: round(b), r: 5, fill: stroke })),
      ...positions.map(([a, b, value], at) => {
        const isLast = at === positions.length - 1;
        const paint = { ...(!isLast && { 'text-anchor': 'end' }), 'font-weight': 600, fill: stroke };
        return words(a + (isLast ? 14 : -14), b + 6, writeAmount(value, unit), paint);
      }),
      words(start[0] + 12, start[1] + (rises ? labelHeight + 6 : -12), name, { fill: stroke }),
    ];
  });
  const heads = series.map((name, index) => {
    const side = index === 0 ? {} : { 'text-anchor': 'end' };
    return words(index === 0 ? 0 : width, labelHeight - 4, name, { fill: colours.soft, ...side });
  });
  const posts = series.map((_, index) => `M${x(index)} ${labelHeight + 14}V${height}`).join('');
  return drawing(height, writeTag('path', { d: posts, stroke: colours.rule }), ...heads, ...lines);
}
