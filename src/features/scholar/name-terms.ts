import type { CoursePage } from '../../content/types.ts';

/** The names of terms: `Spring 2027, Autumn 2025`. */
export function nameTerms(terms: CoursePage['terms']): string {
  return terms.map(({ name }) => name).join(', ');
}
