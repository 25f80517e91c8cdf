import { routeOf } from '../kinds/paths.ts';
import type { Model } from '../resolve/model.ts';

/** The address of the only page whose text has an anchor, perhaps because a section was moved there. */
export function findPageWith(anchor: string, { published }: Model): string | undefined {
  const pages = published.filter(({ summary }) => summary.anchors.includes(anchor));
  const [only] = pages;
  return only === undefined || pages.length > 1 ? undefined : (routeOf(only.kind, only.slug) ?? undefined);
}
