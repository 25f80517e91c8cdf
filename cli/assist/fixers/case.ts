import type { Problem } from '../../core/problem.ts';
import type { Splice } from '../../core/splice.ts';
import type { AnyDocument } from '../../parse/document.ts';
import type { Site } from '../../site.ts';

/** What mends a problem. */
export interface Fix {
  /** What it does, as the menu of an editor says it. */
  readonly title: string;
  /** Whether there is no doubt that its author meant this; the others are for a person to choose among. */
  readonly isCertain: boolean;
  /** The file that it changes, which need not be that of the problem. */
  readonly path: string;
  readonly splices: readonly Splice[];
  /** The name that the file gets, where it gets another. */
  readonly moveTo?: string | undefined;
}

/** A problem with all that its fix may be read from. */
export interface Case {
  readonly site: Site;
  readonly problem: Problem;
  /** The text of its file; empty where none is known. */
  readonly text: string;
  readonly document: AnyDocument | undefined;
  /** The offsets of what the problem is about, and what is written there. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
}
