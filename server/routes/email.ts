import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type ContactMessage, emailSendRequest } from '../contract/contact.ts';
import { addMessage } from '../db/messages.ts';
import { check, checkBody } from '../http/check.ts';
import { Failure } from '../http/failure.ts';
import type { FormPart } from '../http/parse-multipart.ts';
import { readForm } from '../http/read-form.ts';

/** Bytes for a message of 20,000 characters, each of them escaped. */
const bodyLimit = 131_072;

/**
 * The calls of EmailJS, for sites without an account there: they save the message and answer in plain text as EmailJS
 * does.
 */
export function addEmail(app: FastifyInstance, { config, db, limiter, hash, now, makeId, notify }: Context): void {
  async function admit(request: FastifyRequest): Promise<void> {
    try {
      await limiter.consumeShare('contact', request.network, config.LIMIT_CONTACT, config.LIMIT_CONTACT_ALL);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure('too-many-requests', 'Too Many Requests', error.details);
    }
  }

  async function keep(params: ContactMessage): Promise<string> {
    const dedupeKey = hash('message', ...Object.values(params));
    await addMessage(db, makeId, params, dedupeKey, now(), notify !== null);
    notify?.();
    return 'OK';
  }

  app.route({
    method: 'POST',
    url: '/api/v1.0/email/send',
    config: { body: 'json', bodyLimit },
    handler: async (request, reply) => {
      const { template_params } = checkBody(emailSendRequest, request.body);
      await admit(request);
      return reply.type('text/plain; charset=utf-8').send(await keep(template_params));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1.0/email/send-form',
    config: { body: 'form', bodyLimit },
    handler: async (request, reply) => {
      const { fields } = readForm((request.body ?? []) as FormPart[], null);
      const { template_params } = check(emailSendRequest, { ...fields, template_params: fields });
      await admit(request);
      return reply.type('text/plain; charset=utf-8').send(await keep(template_params));
    },
  });
}
