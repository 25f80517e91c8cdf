import { type Author, readAuthor } from '../core/author.ts';
import { findPerson, type KnownPerson, knowPerson } from './people.ts';

interface Named {
  readonly name: string;
  readonly orcid?: string | undefined;
}

/**
 * Returns a test of whether somebody is the author of the site, under any name in site.md or on the author's own page.
 */
export function knowOwner({ name, orcid }: Named, people: readonly KnownPerson[]): (author: Author) => boolean {
  const own = findPerson({ ...readAuthor(name), ...(orcid !== undefined && { orcid }) }, people)?.slug ?? null;
  const known = [knowPerson(name, orcid ?? null), ...people.filter(({ slug }) => slug === own)];
  return (one) => {
    const page = findPerson(one, people)?.slug;
    if (page !== undefined) return page === own;
    return known.some((person) => findPerson(one, [person]) !== null);
  };
}
