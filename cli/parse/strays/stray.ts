/** Text that was meant as markup but is not valid, so that readers see it as it is written. */
export interface Stray<F extends string = string> {
  /** What it was meant as. */
  readonly form: F;
  readonly start: number;
  readonly end: number;
  /** The part that a report quotes. */
  readonly text: string;
}

/** Patterns of strays by intended markup; if a pattern has a `sign`, every match contains it. */
export type Patterns<F extends string = string> = readonly (readonly [form: F, pattern: RegExp, sign?: string])[];

/** Every match of some patterns as a stray. */
export function matchPatterns<F extends string>(text: string, patterns: Patterns<F>): Stray<F>[] {
  return patterns.flatMap(([form, pattern, sign]) => matchStrays(text, form, pattern, sign));
}

/**
 * Every match of a global pattern, as a stray of a form. The first group, if there is one, is the part to quote. Every
 * match contains `sign`, so a text without it is skipped quickly.
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
