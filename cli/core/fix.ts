import type { Splice } from './splice.ts';

/** A change that mends a problem. */
export interface Fix {
  /** What it does, for the menu of an editor. */
  readonly title: string;
  /** Whether there is no doubt that the author meant this; other fixes are offered to a person. */
  readonly isCertain: boolean;
  /** The file that it changes, which may be another than that of the problem. */
  readonly path: string;
  readonly splices: readonly Splice[];
  /** The new path of the file, if it is renamed. */
  readonly moveTo?: string | undefined;
}

/** The text of a file with its problem mended, and what was done. */
export interface Mended {
  readonly title: string;
  readonly after: string;
}
