import type { Page } from 'playwright-core';

/** What the words of a drawing measure where they are shown: in pixels, and against what is behind them. */
export interface Label {
  readonly text: string;
  readonly size: number;
  readonly contrast: number;
}

/** What is wrong with the drawings of a page as it is shown now, in sentences. */
export interface Legibility {
  readonly labels: readonly Label[];
  /** Pairs of words that lie over each other. */
  readonly overlaps: readonly string[];
  /** Words that reach out of the drawing. */
  readonly outside: readonly string[];
  /** The lines that are drawn to be seen, against the paper. */
  readonly lines: readonly { readonly color: string; readonly contrast: number }[];
}

/** Measures every drawing in a page: sizes and contrasts as the browser shows them. */
export async function measureDrawings(page: Page): Promise<Legibility> {
  // The compiler of the tests keeps the names of functions by a call that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  return page.evaluate(() => {
    type Rgb = readonly [number, number, number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('This browser has no canvas.');

    /** A colour of CSS over another one. */
    const blend = (color: string, opacity: number, below: Rgb): Rgb => {
      canvas.globalAlpha = 1;
      canvas.fillStyle = `rgb(${below.join(' ')})`;
      canvas.fillRect(0, 0, 1, 1);
      canvas.globalAlpha = opacity;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const luminance = (rgb: Rgb) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Rgb, other: Rgb) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const paper = blend(getComputedStyle(document.body).backgroundColor, 1, [255, 255, 255]);

    /** What a reader sees behind a point: the shapes drawn before an element, one over the other. */
    const behind = (svg: SVGSVGElement, before: Element, x: number, y: number): Rgb =>
      [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, polygon')]
        .filter((shape) => shape.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING)
        .reduce((below, shape) => {
          const style = getComputedStyle(shape);
          const matrix = shape.getScreenCTM();
          if (style.fill === 'none' || matrix === null) return below;
          const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
          return shape.isPointInFill(point) ? blend(style.fill, Number(style.fillOpacity), below) : below;
        }, paper);

    const found = { labels: [], overlaps: [], outside: [], lines: [] } as {
      labels: Label[];
      overlaps: string[];
      outside: string[];
      lines: { color: string; contrast: number }[];
    };
    for (const svg of document.querySelectorAll<SVGSVGElement>('.drawing svg')) {
      const frame = svg.getBoundingClientRect();
      const boxes: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (text === '' || element === null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const style = getComputedStyle(element);
        const scale = svg.getScreenCTM()?.a ?? 0;
        const seen = [box.left + 1, box.left + box.width / 2, box.right - 1].map((x) => {
          const ground = behind(svg, element, x, box.top + box.height / 2);
          return contrast(blend(style.fill, Number(style.fillOpacity), ground), ground);
        });
        found.labels.push({ text, size: Number.parseFloat(style.fontSize) * scale, contrast: Math.min(...seen) });
        const { left, right, top, bottom } = box;
        if (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
          found.outside.push(text);
        for (const other of boxes) {
          const across = Math.min(right, other.box.right) - Math.max(left, other.box.left);
          // A line of type is higher than its letters: lines of one label may touch.
          const down = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top);
          if (across > 1 && down > 0.3 * box.height) found.overlaps.push(`${text} / ${other.text}`);
        }
        boxes.push({ text, box });
      }
      for (const shape of svg.querySelectorAll<SVGGeometryElement>('path, circle, line, polyline')) {
        const { stroke, strokeOpacity } = getComputedStyle(shape);
        // A line in the colour of the paper keeps two shapes apart.
        const color = blend(stroke, Number(strokeOpacity), paper);
        if (stroke !== 'none' && contrast(color, paper) > 1.01)
          found.lines.push({ color: stroke, contrast: contrast(color, paper) });
      }
    }
    return found;
  });
}
