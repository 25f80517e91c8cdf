/** A formula that stands in a text of a document under a number. */
export interface Formula {
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** A document as HTML, whatever wrote it. */
export interface DocumentSource {
  readonly html: string;
  /** What its own properties call it. */
  readonly title: string | undefined;
  /** Those whose marks stand in the text. */
  readonly formulas: readonly Formula[];
  /** The bytes of a picture, by the address that the HTML has for it; null where its pictures are files beside it. */
  readonly picture: ((address: string) => Uint8Array | null) | null;
}

/** How a formula is marked in a text: by signs that no text has. */
export function markFormula(index: number): string {
  return `\uE000${index}\uE001`;
}

/** Every mark of a formula, its number captured. */
export const formulaMark = /\uE000(\d+)\uE001/;

/** How an item of a list is marked at the beginning of its paragraph: its level, and its number or what stands for it. */
export function markItem(level: number, sign: number | 'bullet' | 'none'): string {
  return `\uE002${level} ${sign}\uE003`;
}

/** Every mark of an item, its level and sign captured. */
export const itemMark = /\uE002(\d+) (\w+)\uE003/;
