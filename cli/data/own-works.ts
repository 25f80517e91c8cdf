import { readAuthor } from '../core/author.ts';
import type { View, Work } from '../render/view.ts';
import { findPerson, indexPeople, knowPerson, personKind } from '../resolve/people.ts';
import { referencesAmong } from '../resolve/references.ts';
import { readSite } from '../resolve/site.ts';

/** The publications that the site's author wrote or edited, under any name that site.md or the author's own page has. */
export function listOwnWorks(view: View): readonly Work[] {
  const { name, orcid } = readSite(view.model).author;
  const author = { ...readAuthor(name), ...(orcid !== undefined && { orcid }) };
  const own = view.personOf(author)?.slug ?? null;
  const pages = indexPeople(view.inOrder(personKind)).filter(({ slug }) => slug === own);
  const known = [knowPerson(name, orcid ?? null), ...pages];
  const isOwn = (one: Work['authors'][number]) => {
    const page = view.personOf(one)?.slug;
    if (page !== undefined) return page === own;
    return known.some((person) => findPerson(one, [person]) !== null);
  };
  return referencesAmong(view.model.published)
    .flatMap(({ slug }) => view.work(slug) ?? [])
    .filter(({ authors, editors }) => [...authors, ...editors].some(isOwn));
}
