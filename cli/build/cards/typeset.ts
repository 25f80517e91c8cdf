import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';

export type Weight = 400 | 600;

/** Sets text in the site's serif as outlines, so that a drawing needs no fonts. */
export type Typesetter = ReturnType<typeof createTypesetter>;

/** The subsets of the font; each is read when a text has a letter that the earlier ones lack. */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;

/** Makes a typesetter, which reads its fonts when it needs them. */
export function createTypesetter() {
  const { resolve } = createRequire(import.meta.url);
  const fonts = new Map<string, Font>();

  function readFont(subset: string, weight: Weight): Font {
    const name = `source-serif-4-${subset}-${weight}-normal.woff`;
    const known = fonts.get(name);
    if (known !== undefined) return known;
    const { buffer, byteOffset, byteLength } = readFileSync(resolve(`@fontsource/source-serif-4/files/${name}`));
    const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
    fonts.set(name, font);
    return font;
  }

  function findFont(letter: string, weight: Weight): Font | undefined {
    for (const subset of subsets) {
      const font = readFont(subset, weight);
      if (font.charToGlyphIndex(letter) > 0) return font;
    }
    return undefined;
  }

  /** The text in runs of one font each; letters that no subset has are left out. */
  function splitRuns(text: string, weight: Weight): { readonly font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const last = runs.at(-1);
      const font = letter === ' ' && last !== undefined ? last.font : findFont(letter, weight);
      if (font === undefined) continue;
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  /** Widths at size 1, to which every other width is proportional. */
  const widths = new Map<string, number>();
  function measureUnit(text: string, weight: Weight): number {
    const key = `${weight} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = splitRuns(text, weight).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, 1), 0);
    widths.set(key, width);
    return width;
  }

  return {
    measure: (text: string, size: number, weight: Weight) => measureUnit(text, weight) * size,
    /** The outlines of a line as the `d` of an SVG path; `y` is the baseline. */
    draw(text: string, x: number, y: number, size: number, weight: Weight): string {
      let left = x;
      return splitRuns(text, weight)
        .map((run) => {
          const data = run.font.getPath(run.text, left, y, size).commands.map(writeCommand).join('');
          left += run.font.getAdvanceWidth(run.text, size);
          return data;
        })
        .join('');
    },
  };
}

/** Our own, because the library's writes `NaN` for numbers near zero. */
function writeCommand({ type, x1, y1, x2, y2, x, y }: Command): string {
  const numbers = [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : Math.round(value * 10) / 10));
  return type + numbers.join(' ');
}
