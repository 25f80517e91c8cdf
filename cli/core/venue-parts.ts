import { isWorkingPaper, nameThesis, type Publication } from './publication.ts';
import { type Series, splitSeries } from './series.ts';

/** The venue of a publication in the parts that formats keep apart: a working paper and a report carry a number in it, a thesis is named by its degree. */
export function partsOf({
  type,
  venue,
  degree,
}: Publication): Omit<Series, 'institution'> & Pick<Publication, 'venue'> {
  if (type === 'thesis') return { venue, genre: degree === null ? null : nameThesis(degree), number: null };
  if (venue === null || (type !== 'working-paper' && type !== 'report')) return { venue, genre: null, number: null };
  const { institution, genre, number } = splitSeries(venue);
  // Other programs tell the two apart by the name of the series alone.
  const isTold = genre !== null && isWorkingPaper(genre) === (type === 'working-paper');
  return isTold ? { venue: institution, genre, number } : { venue, genre: null, number: null };
}
