// Plain JavaScript, like everything that the threads of a build run.
import { Resvg } from '@resvg/resvg-js';

/**
 * Draws an SVG as PNG.
 * @param {import('./make-pictures.ts').Drawing} drawing
 */
export function drawPicture({ svg, width }) {
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } };
  return new Resvg(svg, /** @type {import('@resvg/resvg-js').ResvgRenderOptions} */ (options)).render().asPng();
}
