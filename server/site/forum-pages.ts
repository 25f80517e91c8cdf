import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, networkOfRequest } from '../context.ts';
import type { ForumThread } from '../contract/forum.ts';
import { findQuestion, listQuestions } from '../db/questions.ts';
import { listReplied } from '../db/replies.ts';
import { createVersionSender } from '../http/encode.ts';
import { limitReading } from '../http/limit-reading.ts';
import { watchForumProgram } from './forum-program.ts';
import type { ServedSite } from './read-site.ts';

/** What the forum shows before it is asked for earlier questions. */
const shown = 20;
/** Characters of questions and replies that a list may bring along: more is loaded by the app. */
const longest = 200_000;
/** Pages that are kept as they were rendered. */
const kept = 200;

/** Renders what a path of the site shows of the forum and sends it; null for every other path, and where the site is not rendered here. */
export type SendForum = (
  site: ServedSite,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | null>;

const sitemap = '/sitemap.xml';
/** Answered questions that the sitemap names. */
const mostListed = 5000;
const address = /^(\/data\/pages)?\/forum(?:\/([a-z0-9]{1,64}))?(\.json)?$/;

/** The id that a path asks for, null for the list, and whether as data; null for a path that is none of the forum's. */
function readAddress(path: string): { readonly id: string | null; readonly isData: boolean } | null {
  const found = address.exec(path);
  const isData = found?.[1] !== undefined;
  return found === null || isData !== (found[3] !== undefined) ? null : { id: found[2] ?? null, isData };
}

/** The newest questions as far as the budget goes. */
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

/** Gives what sends the forum's pages, rendered once for each state of the public list. */
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
    countReading(networkOfRequest(request));
    const { id, isData } = asked;
    // Read before the questions, so that nothing old is ever kept under a new revision.
    const etag = `W/"${await readRevision()}-${program.version}-${id ?? ''}"`;
    const thread = await readThread(id);
    // Whatever is not there has the not-found page of the site.
    if (thread === null) return null;
    // What nobody has answered yet is a stranger's text alone.
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
    ({ id, repliedAt }) => `  <url><loc>${url}/forum/${id}</loc><lastmod>${repliedAt.slice(0, 10)}</lastmod></url>\n`,
  );
  return text.replace('</urlset>', () => `${entries.join('')}</urlset>`);
}
