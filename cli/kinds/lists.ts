import type { ListModule, SiteSection } from './kind.ts';
import type { Kind } from './registry.ts';
import { kindNames, kinds } from './registry.ts';

/** The page that lists the files of a kind, with the section at whose address it stands. */
export interface ListPage extends ListModule {
  readonly of: Kind;
  readonly section: SiteSection;
}

/** The lists that a site may have. */
export const lists = kindNames.flatMap((of): ListPage[] => {
  const { list, section } = kinds[of];
  return list === undefined || section === undefined ? [] : [{ ...list, section, of }];
});

/** The lists of a site that holds files of some kinds: one that can do without any has no list without them. */
export function listsOf(present: ReadonlySet<Kind>): readonly ListPage[] {
  return lists.filter(({ of }) => kinds[of].isOptional !== true || present.has(of));
}
