import { routeOf } from '../kinds/paths.ts';
import type { Model } from '../resolve/model.ts';

/** The address of the only page whose text has an anchor, perhaps because a section was moved there. */
export function findPageWith(anchor: string, { published }: Model): string | undefined {
  const [only, ...others] = published.filter(({ summary }) => summary.anchors.includes(anchor));
  return only === undefined || others.length > 0 ? undefined : (routeOf(only.kind, only.slug) ?? undefined);
}
