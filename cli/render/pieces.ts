import { type KeptText, keepText, readKept } from '../core/kept-text.ts';
import { ownText } from '../core/text.ts';
import type { Markup } from '../kinds/shapes/parts.ts';

/** HTML that is put together whenever it is read, and not kept: most of its parts are shared with other values. */
export function readLate(key: string, read: () => string): Markup {
  return {
    key,
    get html() {
      return read();
    },
  };
}

/** The text of a page without the names of its citations, and the ids of the cited publications in their order. */
export interface NamelessText {
  readonly html: KeptText;
  readonly ids: readonly string[];
}

/** Matches the placeholder for the name of a citation; authors cannot write the attribute before it. */
const unnamed = / title="([^"]*)"(?<= role="doc-biblioref" title="[^"]*")/;

/** The HTML of a text with the names of its citations, which are put in whenever it is read. */
export function nameCitations({ html, ids }: NamelessText, titleOf: (id: string) => string): () => string {
  const names = ids.map(titleOf);
  return () => {
    const pieces = readKept(html).split(unnamed);
    return pieces.map((piece, index) => (index % 2 === 0 ? piece : names[(index - 1) / 2])).join('');
  };
}

/**
 * Keeps the text of a page as it is rendered, without names, so that it need not be parsed and rendered again when the
 * author or year of a publication changes.
 */
export function keepNameless(html: string, isCompressed: boolean): NamelessText {
  const ids = html.split(unnamed).filter((_, index) => index % 2 === 1);
  return { html: keepText(html, isCompressed), ids: ids.map(ownText) };
}
