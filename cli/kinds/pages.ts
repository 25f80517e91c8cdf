import type { CalendarEntry, KindModule, News, SiteSection } from './kind.ts';
import { lists } from './lists.ts';
import { isKind, kindNames, kinds } from './registry.ts';
import type { Page } from './shapes/pages.ts';

/** The sections that have a not-found page of their own. */
export const sectionsWithNotFound: readonly SiteSection[] = kindNames.flatMap((kind) => {
  const { section } = kinds[kind];
  return section?.hasNotFound ? [section] : [];
});

/** The module of a kind of page; for a list, the module of the files that it lists. */
function moduleOf(kind: Page['kind']): KindModule | undefined {
  const of = isKind(kind) ? kind : lists.find((list) => list.kind === kind)?.of;
  return of && kinds[of];
}

/** Whether pages of a kind are of no use without the server. */
export function needsServer(kind: Page['kind']): boolean {
  return moduleOf(kind)?.needsServer === true;
}

/** Whether pages of a kind stand beside the list of topics. */
export function hasSidebar(kind: Page['kind']): boolean {
  return moduleOf(kind)?.section?.hasSidebar === true;
}

/** The texts on the card of a page. */
export function describeCard(page: Page): { readonly title: string; readonly label: string } {
  const kind = moduleOf(page.kind);
  const title = 'title' in page ? page.title : kind?.section?.title;
  if (!isKind(page.kind)) return { title: title ?? '', label: '' };
  return { title: kind?.cardTitle?.(page) ?? title ?? '', label: kind?.label?.(page) ?? '' };
}

/** The entry of a page in the feed, or null. */
export function describeNews(page: Page): (News & { readonly label: string }) | null {
  const kind = isKind(page.kind) ? moduleOf(page.kind) : undefined;
  const news = kind?.news?.(page);
  return news === undefined ? null : { ...news, label: kind?.label?.(page) ?? '' };
}

/** Whether pages of a kind are in the feed. */
export function isNews(kind: Page['kind']): boolean {
  return isKind(kind) && kinds[kind].news !== undefined;
}

/** The kinds whose pages have calendar entries, with the paths of their lists. */
export const listsWithCalendar = kindNames.flatMap((kind): { readonly kind: Page['kind']; readonly path: string }[] => {
  const { calendar, section } = kinds[kind] as KindModule;
  return calendar === undefined || section === undefined ? [] : [{ kind: kind as Page['kind'], path: section.path }];
});

/** The calendar entries of a page. */
export function describeCalendar(page: Page): readonly CalendarEntry[] {
  return moduleOf(page.kind)?.calendar?.(page) ?? [];
}
