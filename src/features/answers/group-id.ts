import type { AnswersPage } from '../../content/types.ts';

/** The id of a group's heading: the last part of its topic's address. */
export function groupId({ href }: AnswersPage['groups'][number]): string {
  return href === null ? 'this-site' : href.slice(href.lastIndexOf('/') + 1);
}
