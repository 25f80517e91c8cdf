import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { ForumThread } from '../contract/forum.ts';
import { findQuestion, listQuestions } from '../db/questions.ts';
import { listReplied } from '../db/replies.ts';
import { createVersionSender } from '../http/encode.ts';
import { limitReading } from '../http/limit-reading.ts';
import { watchForumProgram } from './forum-program.ts';
import type { ServedSite } from './read-site.ts';

/** Questions on the first page of the forum. */
const shown = 20;
/** Characters of questions and replies on that page; the app loads the rest. */
const longest = 200_000;
/** Rendered pages that are cached. */
const kept = 200;

/** Renders and sends a page of the forum; null for every other path, and where the forum is not rendered here. */
export type SendForum = (
  site: ServedSite,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | null>;

const sitemap = '/sitemap.xml';
/** At most so many answered questions are in the sitemap. */
const mostListed = 5000;
const address = /^(\/data\/pages)?\/forum(?:\/([a-z0-9]{1,64}))?(\.json)?$/;

/**
 * The question's id in a path of the forum, null for the list, and whether its data is asked for; null for other paths.
 */
function readAddress(path: string): { readonly id: string | null; readonly isData: boolean } | null {
  const found = address.exec(path);
  const isData = found?.[1] !== undefined;
  return found === null || isData !== (found[3] !== undefined) ? null : { id: found[2] ?? null, isData };
}

/** The newest questions within the budget of characters. */
function withinBudget(questions: ForumThread['questions']): ForumThread['questions'] {
  let left = longest;
  return questions
    .toReversed()
    .filter(({ text, reply }) => {
      left -= text.length + (reply?.text.length ?? 0);
      return left >= 0;
    })
    .reverse();
}

/** Gives a function that sends the forum's pages, rendered once for each state of the public list. */
export function createSendForum(
  { config, db, now, readRevision }: Context,
  onFailure: (error: unknown) => void,
): SendForum {
  const sendVersion = createVersionSender(kept);
  const countReading = limitReading(config.LIMIT_READS, now);
  const readProgram = watchForumProgram(onFailure);

  async function readThread(id: string | null): Promise<ForumThread | null> {
    if (id === null) return { id, questions: withinBudget(await listQuestions(db, shown)) };
    const question = await findQuestion(db, id);
    return question === null ? null : { id, questions: [question] };
  }

  return async (site, path, request, reply) => {
    const asked = path === sitemap ? { id: null, isData: false } : readAddress(path);
    if (asked === null || !site.isServedHere) return null;
    const program = await readProgram(site);
    if (program === null) return null;
    countReading(request.network);
    const { id, isData } = asked;
    // The revision is read before the questions, so that nothing old is cached under a new revision.
    const etag = `W/"${await readRevision()}-${program.version}-${id ?? ''}"`;
    const thread = await readThread(id);
    // An unknown question gets the not-found page of the site.
    if (thread === null) return null;
    // A question without a reply is only a stranger's text.
    if (id !== null && thread.questions[0]?.reply === undefined) reply.header('x-robots-tag', 'noindex');
    const type = typeOf(path, isData);
    if (type === 'text/html') reply.header('content-security-policy', site.policy);
    const make = async () => {
      if (path === sitemap) return writeSitemap(site, await listReplied(db, mostListed));
      const { html, data } = program.render(thread);
      return isData ? data : html;
    };
    return sendVersion(request, reply, etag, make, type);
  };
}

function typeOf(path: string, isData: boolean): string {
  if (path === sitemap) return 'application/xml';
  return isData ? 'application/json' : 'text/html';
}

/** The sitemap of the built site with the answered questions of the forum. */
async function writeSitemap(
  { root, url }: ServedSite,
  replied: Awaited<ReturnType<typeof listReplied>>,
): Promise<string> {
  const text = await readFile(join(root, 'sitemap.xml'), 'utf8');
  const entries = replied.map(
    ({ id, changedAt }) => `  <url><loc>${url}/forum/${id}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod></url>\n`,
  );
  return text.replace('</urlset>', () => `${entries.join('')}</urlset>`);
}
