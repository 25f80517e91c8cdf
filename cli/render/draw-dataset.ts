import { lightColours } from '../core/light-colours.ts';
import type { Dataset } from '../resolve/dataset.ts';
import { drawBars } from './plot-bars.ts';
import { drawDots } from './plot-dots.ts';
import { drawLine } from './plot-line.ts';
import { drawSlope } from './plot-slope.ts';

/** The picture of a data set, an SVG drawing like those of authors; empty if there is nothing to draw. */
export function drawDataset({ plot, document: { frontMatter } }: Dataset): string {
  if (plot === null || plot.points.length === 0) return '';
  const unit = { unit: frontMatter.unit, signed: frontMatter.signed ?? false };
  switch (plot.kind) {
    case 'bars':
      return drawBars(plot, unit);
    case 'dots':
      return drawDots(plot, unit, frontMatter.ends);
    case 'slope':
      return drawSlope(plot, unit);
    case 'line':
      return drawLine(plot, unit, { marks: frontMatter.marks ?? [], levels: frontMatter.levels ?? [] });
  }
}

/** The same picture for use outside the site, in the colours of the light theme. */
export function drawForFile(dataset: Dataset): string {
  return drawDataset(dataset)
    .replace(/var\(--[\w-]+, ([^()]+)\)/g, '$1')
    .replace('>', `><rect width="100%" height="100%" fill="${lightColours.paper}"/>`);
}
