import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { anyId } from '../contract/fields.ts';
import { confirmRequest, replyMailRequest } from '../contract/forum.ts';
import { mailboxOf, normaliseEmail } from '../db/email.ts';
import { addReplyMail, confirmReplyMail } from '../db/reply-mails.ts';
import { check, checkBody } from '../http/check.ts';
import { Failure } from '../http/failure.ts';
import type { FormPart } from '../http/parse-multipart.ts';
import { readForm } from '../http/read-form.ts';
import { isReplyMailKey, replyMailPath } from '../notify/reply-mail-key.ts';
import { noticePolicy, writeNotice } from '../site/notice-page.ts';
import type { BuiltSite } from '../site/read-site.ts';

/** Mails about replies: an address is left with a question, and confirmed by a link in a first mail. */
export function addReplyMails(app: FastifyInstance, context: Context, site: BuiltSite): void {
  const { config, db, limiter, hash, now, makeId, notify } = context;
  if (notify === null) return;

  const sendPage = async (reply: FastifyReply, title: string, rest: string) => {
    const html = await writeNotice(await site.read(), { title, rest });
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': noticePolicy, 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  app.route({
    method: 'POST',
    url: '/api/questions/:id/mail',
    config: { body: 'json' },
    handler: async (request, reply) => {
      const id = anyId.safeParse((request.params as { id?: unknown }).id);
      const { email } = checkBody(replyMailRequest, request.body);
      const address = normaliseEmail(email);
      await limiter.consumeShare('reply-mail', request.network, config.LIMIT_REPLY_MAILS, config.LIMIT_REPLY_MAILS_ALL);
      // Limits how often somebody can be written to because of others.
      await limiter.use('reply-mail-address', hash('reply-mail', mailboxOf(email)), config.LIMIT_REPLY_MAILS);
      const subscription = { id: makeId(now()), question: id.data ?? '', email: address, at: now() };
      if (!(await addReplyMail(db, subscription))) throw new Failure('question-not-found', 'Question not found');
      notify();
      return reply.code(202).send();
    },
  });

  const take = (given: unknown): string | null => {
    const { id, key } = check(confirmRequest, given);
    return isReplyMailKey(hash, id, key) ? id : null;
  };
  const refuse = (reply: FastifyReply) =>
    sendPage(reply.code(404), 'This link is no longer valid', '<p>Nothing is kept of your address.</p>');

  // Programs that scan mails open links: only a click on the page's button confirms.
  app.get(replyMailPath, async (request: FastifyRequest, reply) => {
    const id = take(request.query);
    if (id === null) return refuse(reply);
    const { key } = request.query as { key: string };
    return sendPage(
      reply,
      'Hear of the reply?',
      `<p>When the professor replies to your question, one e-mail is sent to this address. It is deleted then.</p><form method="post" enctype="multipart/form-data"><input type="hidden" name="id" value="${id}"><input type="hidden" name="key" value="${key}"><button class="button">Yes, write to me</button></form>`,
    );
  });

  app.route({
    method: 'POST',
    url: replyMailPath,
    config: { body: 'form', bodyLimit: 4096 },
    handler: async (request, reply) => {
      const id = take(readForm((request.body ?? []) as FormPart[], null).fields);
      if (id === null || !(await confirmReplyMail(db, id, now()))) return refuse(reply);
      notify();
      return sendPage(reply, 'You will hear of the reply', '<p>You can close this page.</p>');
    },
  });
}
