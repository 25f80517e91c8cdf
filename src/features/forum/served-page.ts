import type { ForumThread } from '../../../server/contract/forum.ts';
import type { ForumPage, Link } from '../../content/types.ts';

/** The page of the forum; a server of ours sends the questions along. */
export type ServedForumPage = ForumPage & {
  readonly thread?: ForumThread;
  /** Answers of the site that are near to the one question of the page. */
  readonly related?: readonly Link[];
};
