import { hasForumProgram } from './forum-program.ts';
import { watchSite } from './read-site.ts';

/** Where a question stands: on a page of its own where this server renders the forum, else in the list. */
export type QuestionStem = '/forum/' | '/forum#question-';
export type ReadQuestionStem = () => Promise<QuestionStem>;

/** Gives what tells where the questions of a built site stand now. */
export function watchQuestionStem(folder: string): ReadQuestionStem {
  const built = watchSite(folder);
  return async () => {
    const site = await built.read();
    return site !== null && (await hasForumProgram(site)) ? '/forum/' : '/forum#question-';
  };
}
