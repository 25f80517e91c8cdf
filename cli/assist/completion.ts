import type { Splice } from '../core/splice.ts';
import type { Kind } from '../kinds/registry.ts';
import type { Site } from '../site.ts';

/** Something that could stand where the cursor is. */
export interface Completion extends Splice {
  readonly kind: 'citation' | 'page' | 'anchor' | 'media' | 'figure' | 'key' | 'value';
  /** What a list shows, and what it finds it by. */
  readonly label: string;
  /** A word on it beside the label, and what can be said at length. */
  readonly detail: string;
  readonly help: string;
  /** What is changed elsewhere in the file with it: a publication that is cited is listed too. */
  readonly also: readonly Splice[];
}

/** Where somebody is writing. */
export interface Cursor {
  readonly site: Site;
  readonly text: string;
  readonly path: string;
  readonly offset: number;
  readonly kind: Kind;
}
