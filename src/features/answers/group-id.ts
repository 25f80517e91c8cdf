import type { AnswersPage } from '../../content/types.ts';

/** What the heading of a group is called in addresses: as the page that the group is about. */
export function groupId({ href }: AnswersPage['groups'][number]): string {
  return href === null ? 'this-site' : href.slice(href.lastIndexOf('/') + 1);
}
