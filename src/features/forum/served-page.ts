import type { ForumThread } from '../../../server/contract.ts';
import type { ForumPage } from '../../content/types.ts';

/** The page of the forum; a server of ours sends the questions along. */
export type ServedForumPage = ForumPage & { readonly thread?: ForumThread };
