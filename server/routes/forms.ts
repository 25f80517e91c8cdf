import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { limits } from '../contract/limits.ts';
import { type SubmitAnswer, submitFields } from '../contract/questionnaire.ts';
import { addSubmission } from '../db/submissions.ts';
import { check } from '../http/check.ts';
import { Failure } from '../http/failure.ts';
import type { FormPart } from '../http/parse-multipart.ts';
import { readForm } from '../http/read-form.ts';
import { acceptFile } from '../upload/accept.ts';

/** Bytes for all fields at their longest. */
const fieldBytes = 524_288;
/** Milliseconds in which nobody can fill in three steps: the pauses between them alone take longer. */
const tooFast = 1000;

/** True when a program filled in the form: its hidden field is filled, or it was sent too soon after it was opened. */
function isSpam(website: string | undefined, startedAt: string | undefined, now: Date): boolean {
  if (website !== undefined && website.trim() !== '') return true;
  const taken = now.getTime() - Date.parse(startedAt ?? '');
  return taken >= 0 && taken < tooFast;
}

function differs(): Failure {
  const message = 'This submission was already sent with other answers. Send the new ones under an id of their own.';
  return new Failure('submission-differs', message, { field: 'submissionId' });
}

/**
 * `POST /api/forms/submit`: saves the questionnaire and its file, both or neither. What looks like spam is marked as
 * such and answered alike.
 */
export function addForms(app: FastifyInstance, { config, db, limiter, now, makeId, notify }: Context): void {
  app.route({
    method: 'POST',
    url: '/api/forms/submit',
    config: { body: 'form', bodyLimit: limits.fileBytes + fieldBytes },
    // A sender above the limit is refused before 10 MB are read.
    onRequest: (request) => limiter.assertLeft('form', request.network, config.LIMIT_FORMS),
    handler: async (request, reply): Promise<SubmitAnswer> => {
      const form = readForm((request.body ?? []) as FormPart[], 'proposalFile');
      const { submissionId, website, startedAt, ...answers } = check(submitFields, form.fields);
      const upload = form.file === null ? null : await acceptFile(form.file);
      await limiter.consumeShare('form', request.network, config.LIMIT_FORMS, config.LIMIT_FORMS_ALL);
      if (upload !== null) {
        await limiter
          .consumeShare('file', request.network, config.LIMIT_FORMS, config.LIMIT_FILES_ALL)
          .catch(refuseFile);
      }
      const at = now();
      const spam = isSpam(website, startedAt, at);
      const submission = { answers, clientId: submissionId ?? null, upload, spam, at };
      const kept = await addSubmission(db, makeId, submission, notify !== null);
      if (kept === 'differs') throw differs();
      notify?.();
      reply.code(kept.repeated ? 200 : 201);
      return { submissionId: submissionId ?? kept.id, createdAt: kept.createdAt };
    },
  });
}

/** Says what can still be done where only the file is too much. */
function refuseFile(refusal: unknown): never {
  if (!(refusal instanceof Failure && refusal.code === 'too-many-requests')) throw refusal;
  const reason = 'Too many files were sent today. Send your answers without the file, or try again tomorrow.';
  throw new Failure(refusal.code, reason, { ...refusal.details, field: 'proposalFile' });
}
