import { slugify } from './slug.ts';

/** The kinds of labelled elements by the prefix of their labels, with their names on the page. */
export const labelKinds = { fig: 'Figure', tab: 'Table', eq: 'Equation', prop: 'Proposition' } as const;
export type LabelKind = keyof typeof labelKinds;

/** The kinds of callouts as authors write them, with the titles that readers see if the author gives none. */
export const calloutKinds = {
  NOTE: 'Note',
  EXAMPLE: 'Example',
  WARNING: 'Warning',
  PROPOSITION: labelKinds.prop,
  ANSWER: 'Answer',
} as const;
export type CalloutKind = keyof typeof calloutKinds;

/** Names of callout kinds in other programs. */
export const calloutsElsewhere: Readonly<Record<string, CalloutKind>> = {
  ABSTRACT: 'NOTE',
  ATTENTION: 'WARNING',
  CAUTION: 'WARNING',
  COROLLARY: 'PROPOSITION',
  DANGER: 'WARNING',
  HINT: 'NOTE',
  IMPORTANT: 'WARNING',
  INFO: 'NOTE',
  LEMMA: 'PROPOSITION',
  SOLUTION: 'ANSWER',
  SUMMARY: 'NOTE',
  THEOREM: 'PROPOSITION',
  TIP: 'NOTE',
  TLDR: 'NOTE',
};

/** `Figure 2` for the second figure of a page. */
export function nameLabelled(kind: LabelKind, number: number): string {
  return `${labelKinds[kind]} ${number}`;
}

/** The anchor of a labelled element: `fig-curves` for `fig:curves`. */
export function anchorOfLabel(label: string): string {
  return label.replace(':', '-');
}

/** The label on this site for the label that an equation has in TeX. */
export function labelOfTex(written: string): string {
  return `eq:${slugify(written.replace(/^eqn?:/, ''))}`;
}

/** The letter of a footnote: a to z, then aa, ab and so on; letters cannot be confused with the numbers of references. */
export function letterAt(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

/** An alternative text that says nothing: none, the name of a file, a word that a program puts there, or a width. */
export const hollowAlt =
  /^(?:\S*\.(?:png|jpe?g|gif|svg|webp|avif|heic)|alt(?:ernative)?(?: text)?|image(?: ?\d*)|img|picture|photo|\d+(?:x\d+)?)?$/i;
