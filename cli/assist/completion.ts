import type { Splice } from '../core/splice.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Site } from '../site.ts';

/** Something that could be written at the cursor. */
export interface Completion extends Splice {
  readonly kind: 'citation' | 'page' | 'anchor' | 'media' | 'figure' | 'key' | 'value';
  /** What a list shows, and what it is filtered by. */
  readonly label: string;
  /** A short description beside the label. */
  readonly detail: string;
  /** A longer description. */
  readonly help: string;
  /** Changes elsewhere in the file, such as listing the publication that is cited. */
  readonly also: readonly Splice[];
}

/** A completion without its span. By default the label is inserted, with no help and no other changes. */
export type Offer = Pick<Completion, 'kind' | 'label' | 'detail'> &
  Partial<Pick<Completion, 'help' | 'also' | 'piece'>>;

/** The offers as completions that replace what is written before the cursor. */
export function offerAt({ offset }: Cursor, written: string, offers: readonly Offer[]): Completion[] {
  const start = offset - written.length;
  return offers.map((offer) => ({ help: '', also: [], piece: offer.label, ...offer, start, end: offset }));
}

/** A cursor in a file. */
export interface Cursor {
  readonly site: Site;
  readonly document: AnyDocument;
  readonly offset: number;
}
