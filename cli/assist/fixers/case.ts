import type { Problem } from '../../core/problem.ts';
import type { Splice } from '../../core/splice.ts';
import type { AnyDocument } from '../../parse/document.ts';
import type { Site } from '../../site.ts';

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

/** A problem with everything that a fixer may need. */
export interface Case {
  readonly site: Site;
  readonly problem: Problem;
  /** The text of its file; empty if unknown. */
  readonly text: string;
  readonly document: AnyDocument | undefined;
  /** The span of the problem, and the text there. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
}
