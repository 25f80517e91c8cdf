import type { Markup } from '../kinds/shapes/parts.ts';
import type { View } from './view.ts';

/** HTML in pieces, most of which are shared with other values: it is joined when read, and the result is not kept. */
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

/** Matches the placeholder for the name of a citation; authors cannot write the attribute before it. */
const unnamed = / title="([^"]*)"(?<= role="doc-biblioref" title="[^"]*")/;

/**
 * Splits the text of a page into pieces with the ids of cited publications between them. It is rendered without their
 * names, so that it need not be parsed and rendered again when the author or year of a publication changes.
 */
export function splitAtCitations(html: string): readonly string[] {
  return html.split(unnamed);
}

/** Replaces the ids between the pieces of a text with the names of the publications. */
export function nameCitations(pieces: readonly string[], { titleOf }: View): readonly string[] {
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : titleOf(piece)));
}
