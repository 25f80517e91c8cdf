import { scaleLinear } from 'd3-scale';
import type { FrontMatter } from '../kinds/registry.ts';
import type { datasetKind, Plot } from '../resolve/dataset.ts';
import { type Unit, writeAmount } from './plot-amount.ts';
import { colours, drawing, labelHeight, round, width, words, writeTag } from './plot-svg.ts';

const top = 34;
const bottom = 300;
const left = 64;
/** From the end of a line up to the label over it. */
const overLine = 12;

export type Notes = Pick<FrontMatter<typeof datasetKind>, 'marks' | 'levels'>;

/** A line chart with labels at its points and reference lines. */
export function drawLine({ points, series }: Plot, unit: Unit, { marks, levels }: Notes): string {
  const across = points.map(({ name }) => Number(name));
  const heights = [...points.flatMap(({ values }) => values), ...levels.map(({ at }) => at)];
  const known = heights.filter((value) => value !== null);
  const x = scaleLinear([Math.min(...across), Math.max(...across)], [left, width - 16]);
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  // Labels below the lowest point and above the highest one need room.
  const inner = scaleLinear([lowest, highest], [bottom - 2.5 * labelHeight, top + labelHeight]);
  const y = scaleLinear([inner.invert(bottom), inner.invert(top)], [bottom, top]);
  const tints = [colours.first, colours.second, colours.soft];
  const ups = y.ticks(5);
  const below = x.ticks(6).map((tick) => words(Math.min(x(tick), width - 24), bottom + labelHeight + 6, String(tick)));
  const grid = [
    writeTag('path', { d: ups.map((tick) => `M0 ${round(y(tick))}H${width}`).join(''), stroke: colours.rule }),
    writeTag('path', { d: `M0 ${bottom}H${width}`, stroke: colours.strong }),
    writeTag('g', { fill: colours.soft }, ...ups.map((tick) => words(0, y(tick) - 6, writeAmount(tick, unit)))),
    writeTag('g', { fill: colours.soft, 'text-anchor': 'middle' }, ...below),
  ];
  const ends = series.map((_, one) =>
    y(points.findLast(({ values }) => (values[one] ?? null) !== null)?.values[one] ?? 0),
  );
  const labels = placeLabels(ends);
  const lines = series.flatMap((name, one) => {
    const stroke = tints[one] ?? colours.soft;
    const pairs = points.flatMap(({ values }, index) => {
      const value = values[one] ?? null;
      return value === null ? [] : [`${round(x(across[index] ?? 0))} ${round(y(value))}`];
    });
    const d = `M${pairs.join('L')}`;
    const path = writeTag('path', { d, stroke, 'stroke-width': 2, 'stroke-linejoin': 'round', fill: 'none' });
    const label = words(width - 16, labels[one] ?? 0, name, { fill: stroke, 'text-anchor': 'end' });
    return series.length === 1 ? [path] : [path, label];
  });
  const dashes = { stroke: colours.second, 'stroke-width': 2, 'stroke-dasharray': '6 4' };
  const isNamedAt = (baseline: number) =>
    series.length > 1 && labels.some((label) => Math.abs(label - baseline) < labelHeight);
  const compared = levels.flatMap(({ at, text }) => {
    const baseline = y(at) - 10;
    const [from, anchor] = isNamedAt(baseline) ? [left, 'start'] : [width, 'end'];
    return [
      writeTag('path', { d: `M0 ${round(y(at))}H${width}`, ...dashes }),
      words(from, baseline, text, { fill: colours.second, 'text-anchor': anchor }),
    ];
  });
  // Dots and labels are drawn over the line.
  const dot = { r: 5, fill: colours.first, stroke: colours.paper, 'stroke-width': 2 };
  const outlined = { 'font-weight': 600, stroke: colours.paper, 'stroke-width': 5, 'paint-order': 'stroke' };
  const labelled = marks.flatMap(({ at, text, side }) => {
    const value = points[across.indexOf(at)]?.values[0] ?? null;
    if (value === null) return [];
    const over = x(at) > width * 0.8 ? 'end' : x(at) < width * 0.2 ? 'start' : 'middle';
    const anchor = side === 'right' ? 'start' : side === 'left' ? 'end' : over;
    const aside = side === 'right' ? 14 : side === 'left' ? -14 : 0;
    const down = { above: -14, below: labelHeight + 10, right: 6, left: 6 }[side];
    return [
      writeTag('circle', { cx: round(x(at)), cy: round(y(value)), ...dot }),
      words(x(at) + aside, y(value) + down, text, { 'text-anchor': anchor, ...outlined }),
    ];
  });
  return drawing(bottom + labelHeight + 14, ...grid, ...compared, ...lines, ...labelled);
}

/**
 * The baselines of labels over the ends of lines. Where the lowest would lie on another line, it goes below its own, and
 * labels move up from one another, and down again where there is no more room.
 */
function placeLabels(ends: readonly number[]): readonly number[] {
  const baselines: number[] = [];
  let free = Number.POSITIVE_INFINITY;
  const upwards = [...ends.keys()].sort((a, b) => (ends[b] ?? 0) - (ends[a] ?? 0));
  for (const [rank, one] of upwards.entries()) {
    const end = ends[one] ?? 0;
    const next = ends[upwards[rank + 1] ?? -1] ?? Number.NEGATIVE_INFINITY;
    const isBelow = rank === 0 && end - next < overLine + labelHeight;
    baselines[one] = isBelow ? end + labelHeight + 4 : Math.min(end - overLine, free - labelHeight);
    if (!isBelow) free = baselines[one] ?? 0;
  }
  let least = labelHeight;
  for (const one of [...baselines.keys()].sort((a, b) => (baselines[a] ?? 0) - (baselines[b] ?? 0))) {
    baselines[one] = Math.max(baselines[one] ?? 0, least);
    least = (baselines[one] ?? 0) + labelHeight;
  }
  return baselines;
}
