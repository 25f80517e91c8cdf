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
