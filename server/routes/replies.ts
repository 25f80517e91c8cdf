import type { FastifyInstance } from 'fastify';
import { createPlainReplies } from '../answer/plain-reply.ts';
import type { Context } from '../context.ts';
import type { FoundReply } from '../contract/forum.ts';
import { cutBetweenWords } from '../cut-text.ts';
import { listReplies, type Replied } from '../db/replies.ts';
import { createVersionSender } from '../http/encode.ts';
import { limitReading } from '../http/limit-reading.ts';
import { type QuestionStem, watchQuestionStem } from '../site/question-stem.ts';

/** At most so many of the newest are found, as many as the chatbot answers from. */
const most = 300;
/** Characters of a question and of a reply that are searched. */
const longest = { question: 160, reply: 400 } as const;

function toFound({ id, question, reply }: Replied, plain: ReadonlyMap<string, string>, stem: QuestionStem): FoundReply {
  return {
    href: `${stem}${id}`,
    question: cutBetweenWords(plain.get(question) ?? '', longest.question),
    reply: cutBetweenWords((plain.get(reply) ?? '').replace(/^- /gm, '• '), longest.reply),
  };
}

/** `GET /api/replies`: what the professor replied in the forum, for the search of the site. */
export function addReplies(app: FastifyInstance, { config, db, readRevision, now }: Context): void {
  const sendVersion = createVersionSender(1);
  const countReading = limitReading(config.LIMIT_READS, now);
  const readPlain = createPlainReplies();
  const readStem = watchQuestionStem(config.DIST_DIR);

  app.get('/api/replies', async (request, reply) => {
    countReading(request.network);
    const stem = await readStem();
    const etag = `W/"${await readRevision()}-${stem === '/forum/' ? 'pages' : 'list'}"`;
    const list = async () => {
      const replies = await listReplies(db, most);
      const plain = readPlain(replies.flatMap((replied) => [replied.question, replied.reply]));
      return JSON.stringify(replies.map((replied) => toFound(replied, plain, stem)));
    };
    return sendVersion(request, reply, etag, list);
  });
}
