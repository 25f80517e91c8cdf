import type { Phase } from './phases.ts';

/** The parts of a passage as its pattern finds them: the whole first, then each group. */
type Found = readonly (string | undefined)[];

/** What a passage is here, by its parts, the text around it and where it begins there. */
export type Write = (found: Found, text: string, at: number) => string;

/** Replaces a pattern in a text, but for what stands in code, in comments and in formulas. */
export type Replace = (text: string, pattern: RegExp, write: Write) => string;

interface Shown {
  /** Passages as the other program writes them, each with what it is here; a test runs them alone and with all others. */
  readonly examples: readonly (readonly [there: string, here: string])[];
  /** Whether it is also looked for within formulas. */
  readonly inFormulas?: true;
}

/** A notation of another program, and how the same is written here. */
export type Notation = Shown &
  (
    | { readonly pattern: RegExp; readonly write: Write }
    /** One for which a pattern is not enough, since it depends on what came before. */
    | { readonly rewrite: (text: string, replace: Replace) => string }
  );

/** The passages of a program by their names, in the phase in which they are read; within it their order does not matter. */
export type Dialect = Partial<Readonly<Record<Phase, Readonly<Record<string, Notation>>>>>;
