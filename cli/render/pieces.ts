import type { Markup } from '../kinds/shapes/parts.ts';
import type { View } from './view.ts';

/** HTML in pieces, of which most stand elsewhere as well: it is put together when it is read, and not kept. */
export class Pieces implements Markup {
  readonly key: string;
  readonly #pieces: readonly string[];

  constructor(key: string, pieces: readonly string[]) {
    this.key = key;
    this.#pieces = pieces;
  }

  get html(): string {
    return this.#pieces.join('');
  }

  toJSON(): Markup {
    return { key: this.key, html: this.html };
  }
}

/** Where a citation is to be named: no author can write the attribute before it. */
const unnamed = / title="([^"]*)"(?<= role="doc-biblioref" title="[^"]*")/;

/**
 * The text of a page, and the ids of what it cites between its pieces. It is rendered without their names, so that it
 * need not be parsed and rendered again when a publication gets another author or year.
 */
export function splitAtCitations(html: string): readonly string[] {
  return html.split(unnamed);
}

/** The pieces of a text with the names of what it cites in the place of the ids. */
export function nameCitations(pieces: readonly string[], { titleOf }: View): readonly string[] {
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : titleOf(piece)));
}
