import type { Work } from '../kinds/kind.ts';
import type { View } from '../render/view.ts';
import { knowOwner } from '../resolve/owner.ts';
import { indexPeople, personKind } from '../resolve/people.ts';
import { referencesAmong } from '../resolve/references.ts';
import { readSite } from '../resolve/site.ts';

/** The publications that the site's author wrote or edited. */
export function listOwnWorks(view: View): readonly Work[] {
  const isOwner = knowOwner(readSite(view.model).author, indexPeople(view.inOrder(personKind)), view.personOf);
  return referencesAmong(view.model.published)
    .flatMap(({ slug }) => view.work(slug) ?? [])
    .filter(({ authors, editors }) => [...authors, ...editors].some(isOwner));
}
