import { isWorkingPaper, nameThesis, type Publication } from './publication.ts';
import { type Series, splitSeries } from './series.ts';

/**
 * The parts of a publication's venue that formats keep in separate fields: the number of a working paper or report, the
 * degree of a thesis.
 */
export function partsOf({
  type,
  venue,
  degree,
}: Publication): Omit<Series, 'institution'> & Pick<Publication, 'venue'> {
  if (type === 'thesis') return { venue, genre: degree === null ? null : nameThesis(degree), number: null };
  if (venue === null || (type !== 'working-paper' && type !== 'report')) return { venue, genre: null, number: null };
  const { institution, genre, number } = splitSeries(venue);
  // Other programs only have the name of the series to tell a working paper from a report.
  const isTold = genre !== null && isWorkingPaper(genre) === (type === 'working-paper');
  return isTold ? { venue: institution, genre, number } : { venue, genre: null, number: null };
}
