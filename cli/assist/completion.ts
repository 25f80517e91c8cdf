import type { Splice } from '../core/splice.ts';
import type { AnyDocument } from '../parse/document.ts';
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

/** What is offered at a cursor: as a rule its label is written, and nothing is said or changed besides. */
export type Offer = Pick<Completion, 'kind' | 'label' | 'detail'> & Partial<Completion>;

/** The offers in the place of what is written before the cursor. */
export function offerAt({ offset }: Cursor, written: string, offers: readonly Offer[]): Completion[] {
  const span = { start: offset - written.length, end: offset };
  return offers.map((one) => ({ ...span, piece: one.label, help: '', also: [], ...one }));
}

/** Where somebody is writing. */
export interface Cursor {
  readonly site: Site;
  readonly document: AnyDocument;
  readonly offset: number;
}
