import type { ForumThread } from '../../../server/contract/forum.ts';
import type { ForumPage, Link } from '../../content/types.ts';

/** The page of the forum; our server sends the questions with it. */
export type ServedForumPage = ForumPage & {
  readonly thread?: ForumThread;
  /** Answers of the site that are related to the page's question. */
  readonly related?: readonly Link[];
};
