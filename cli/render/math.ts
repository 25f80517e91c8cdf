import type { ElementContent, Root } from 'hast';
import { htmlToHast } from 'satteri';
import temml from 'temml';

/** TeX as MathML, or the reason why it cannot be read. */
export type Typeset = { readonly nodes: readonly ElementContent[] } | { readonly fault: string };

/** Typesets TeX at build time; the browser needs no script for it. */
export function typesetMath(tex: string, displayMode: boolean): Typeset {
  try {
    const html = temml.renderToString(tex, {
      displayMode,
      throwOnError: true,
      strict: false,
      trust: false,
      maxExpand: 1000,
      maxSize: [20, 20],
    });
    return { nodes: (htmlToHast(html, { fragment: true }) as Root).children as ElementContent[] };
  } catch (error) {
    return {
      fault:
        error instanceof Error
          ? error.message.replace(/^\s*(?:ParseError:)?\s*| at (?:position \d+|end of input)[\s\S]*$/g, '')
          : String(error),
    };
  }
}
