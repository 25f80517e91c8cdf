import type { ListModule, SiteSection } from './kind.ts';
import type { Kind } from './registry.ts';
import { kindNames, kinds } from './registry.ts';

/** The page that lists the files of kind `of`, at the path of its section. */
export interface ListPage extends ListModule {
  readonly of: Kind;
  readonly section: SiteSection;
}

/** The lists that a site may have. */
export const lists = kindNames.flatMap((of): ListPage[] => {
  const { list, section } = kinds[of];
  return list === undefined || section === undefined ? [] : [{ ...list, section, of }];
});

/** The lists of a site with files of these kinds; an optional kind without files has no list. */
export function listsOf(present: ReadonlySet<Kind>): readonly ListPage[] {
  return lists.filter(({ of }) => kinds[of].isOptional !== true || present.has(of));
}

/** Whether an address is that of a list. */
export function isList(path: string): boolean {
  return lists.some(({ section }) => section.path === path);
}
