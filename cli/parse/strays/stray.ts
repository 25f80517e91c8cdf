/** Something that was meant as markup and stays in the text, where readers see it as it is written. */
export interface Stray<F extends string = string> {
  /** What it was meant as. */
  readonly form: F;
  readonly start: number;
  readonly end: number;
  /** The part of it that a report quotes. */
  readonly text: string;
}

/** How strays are written, by what they were meant as; every match of a pattern holds its sign, where it has one. */
export type Patterns<F extends string = string> = readonly (readonly [form: F, pattern: RegExp, sign?: string])[];

/** Every match of some patterns as a stray. */
export function matchPatterns<F extends string>(text: string, patterns: Patterns<F>): Stray<F>[] {
  return patterns.flatMap(([form, pattern, sign]) => matchStrays(text, form, pattern, sign));
}

/**
 * Every match of a pattern that is global, as a stray of a form. A first group, where there is one, is what is quoted.
 * Every match holds `sign`: most texts hold none, which is found out sooner.
 */
export function matchStrays<F extends string>(text: string, form: F, pattern: RegExp, sign = ''): Stray<F>[] {
  if (!text.includes(sign)) return [];
  return Array.from(text.matchAll(pattern), (match) => ({
    form,
    start: match.index,
    end: match.index + match[0].length,
    text: match[1] ?? match[0],
  }));
}
