/** The part of opentype.js 2 that we use; it brings no types of its own. */
declare module 'opentype.js' {
  namespace opentype {
    interface Font {
      charToGlyphIndex(character: string): number;
      getAdvanceWidth(text: string, size: number): number;
      getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly Command[] };
    }

    /** A command of an outline, as in the paths of SVG. */
    interface Command {
      readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
      readonly x1?: number;
      readonly y1?: number;
      readonly x2?: number;
      readonly y2?: number;
      readonly x?: number;
      readonly y?: number;
    }

    /** Reads a font in OpenType, TrueType or WOFF. */
    function parse(data: ArrayBuffer): Font;
  }
  export = opentype;
}
