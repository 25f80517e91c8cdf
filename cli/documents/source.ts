import type { Entry } from '../formats/entry.ts';

/** A formula, which the text refers to by its index. */
export interface Formula {
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** A document as HTML, whichever program wrote it. */
export interface DocumentSource {
  readonly html: string;
  /** The title in its metadata. */
  readonly title: string | undefined;
  /** The formulas whose marks are in the text. */
  readonly formulas: readonly Formula[];
  /** The publications that its citations bring along: `[@work:0]` in the text cites the first. */
  readonly works?: readonly Entry[];
  /** Gives the bytes of a picture by its address in the HTML; null if the pictures are files beside the document. */
  readonly picture: ((address: string) => Uint8Array | null) | null;
}

/** The key by which a text cites a publication that the document brings along. */
export function keyOfWork(index: number): string {
  return `work:${index}`;
}

/** The mark of a formula in the text, in private-use characters. */
export function markFormula(index: number): string {
  return `\uE000${index}\uE001`;
}

/** Matches the mark of a formula and captures its index. */
export const formulaMark = /\uE000(\d+)\uE001/;

/** The mark at the beginning of a list item, with its level and its number or bullet; `none` continues the item before it. */
export function markItem(level: number, sign: number | 'bullet' | 'none'): string {
  return `\uE002${level} ${sign}\uE003`;
}

/** Matches the mark of a list item and captures its level and sign. */
export const itemMark = /\uE002(\d+) (\w+)\uE003/;
