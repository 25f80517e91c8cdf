import { type KeptText, keepText, readKept } from '../core/kept-text.ts';
import { ownText } from '../core/text.ts';
import type { Markup } from '../kinds/shapes/parts.ts';

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

/** The text of a page without the names of its citations, and the ids of the cited publications in their order. */
export interface NamelessText {
  readonly html: KeptText;
  readonly ids: readonly string[];
}

/** The same with the names, which are put in when it is read. */
export class NamedText implements Markup {
  readonly key: string;
  readonly #html: KeptText;
  readonly #names: readonly string[];

  constructor(key: string, { html, ids }: NamelessText, titleOf: (id: string) => string) {
    this.key = key;
    this.#html = html;
    this.#names = ids.map(titleOf);
  }

  get html(): string {
    return putNames(this.#html, this.#names);
  }

  toJSON(): Markup {
    return { key: this.key, html: this.html };
  }
}

/** Matches the placeholder for the name of a citation; authors cannot write the attribute before it. */
const unnamed = / title="([^"]*)"(?<= role="doc-biblioref" title="[^"]*")/;

function putNames(html: KeptText, names: readonly string[]): string {
  const pieces = readKept(html).split(unnamed);
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : names[(index - 1) / 2])).join('');
}

/** The HTML of a text with the names of its citations. */
export function nameCitations({ html, ids }: NamelessText, titleOf: (id: string) => string): string {
  return putNames(html, ids.map(titleOf));
}

/**
 * Keeps the text of a page as it is rendered, without names, so that it need not be parsed and rendered again when the
 * author or year of a publication changes.
 */
export function keepNameless(html: string, isCompressed: boolean): NamelessText {
  const ids = html.split(unnamed).filter((_, index) => index % 2 === 1);
  return { html: keepText(html, isCompressed), ids: ids.map(ownText) };
}
