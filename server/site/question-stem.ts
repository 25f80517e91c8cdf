import { hasForumProgram } from './forum-program.ts';
import { watchSite } from './read-site.ts';

/**
 * The prefix of a question's address: a page of its own where this server renders the forum, else a place in the list.
 */
export type QuestionStem = '/forum/' | '/forum#question-';
export type ReadQuestionStem = () => Promise<QuestionStem>;

/** Gives a function that reads the current prefix of a built site. */
export function watchQuestionStem(folder: string): ReadQuestionStem {
  const built = watchSite(folder);
  return async () => {
    const site = await built.read();
    return site !== null && (await hasForumProgram(site)) ? '/forum/' : '/forum#question-';
  };
}
