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

/** Every match of some patterns as a stray; a text without the sign of a pattern is skipped quickly. */
export function matchPatterns<F extends string>(text: string, patterns: Patterns<F>): Stray<F>[] {
  return patterns.flatMap(([form, pattern, sign = '']) =>
    Array.from(text.includes(sign) ? text.matchAll(pattern) : [], ({ index, 0: words }) => {
      return { form, start: index, end: index + words.length, text: words };
    }),
  );
}
