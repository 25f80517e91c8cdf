import { isWorkingPaper, nameThesis, type Publication } from './publication.ts';
import { splitSeries } from './series.ts';

/** Where a publication appeared, in the parts that formats keep apart. */
export interface VenueParts {
  /** The venue, without what the others say. */
  readonly venue: string | null;
  /** What it calls itself, where the venue or the degree says so. */
  readonly genre: string | null;
  readonly number: string | null;
}

/** The parts of a venue: a working paper and a report carry a number in it, a thesis is named by its degree. */
export function partsOf({ type, venue, degree }: Publication): VenueParts {
  if (type === 'thesis') return { venue, genre: degree === null ? null : nameThesis(degree), number: null };
  if (venue === null || (type !== 'working-paper' && type !== 'report')) return { venue, genre: null, number: null };
  const { institution, genre, number } = splitSeries(venue);
  // Other programs tell the two apart by the name of the series alone.
  const isTold = genre !== null && isWorkingPaper(genre) === (type === 'working-paper');
  return isTold ? { venue: institution, genre, number } : { venue, genre: null, number: null };
}
