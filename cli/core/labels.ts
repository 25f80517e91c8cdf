/** What can carry a label, by the beginning of the label, and how it is called on the page. */
export const labelKinds = { fig: 'Figure', tab: 'Table', eq: 'Equation', prop: 'Proposition' } as const;
export type LabelKind = keyof typeof labelKinds;

/** The kinds of a callout as an author writes them, with the words that readers see where it has no title. */
export const calloutKinds = {
  NOTE: 'Note',
  EXAMPLE: 'Example',
  WARNING: 'Warning',
  PROPOSITION: labelKinds.prop,
  ANSWER: 'Answer',
} as const;
export type CalloutKind = keyof typeof calloutKinds;

/** `Figure 2` for the second figure of a page. */
export function nameLabelled(kind: LabelKind, number: number): string {
  return `${labelKinds[kind]} ${number}`;
}

/** The anchor of what carries a label: `fig-curves` for `fig:curves`. */
export function anchorOfLabel(label: string): string {
  return label.replace(':', '-');
}
