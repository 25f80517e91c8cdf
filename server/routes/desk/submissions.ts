import type { Context } from '../../context.ts';
import { doneRequest } from '../../contract/desk.ts';
import { listSubmissionLines } from '../../db/desk-submissions.ts';
import { markDone } from '../../db/done.ts';
import { listSubmissions, readUpload, restoreSubmission } from '../../db/submissions.ts';
import { toCsv } from '../../export/csv.ts';
import { toRow } from '../../export/submission-row.ts';
import { checkBody } from '../../http/check.ts';
import { type DeskCalls, gone, idOf, pageOf, saveAs } from './desk-calls.ts';

/** A stranger's file is downloaded and never shown; a browser that opens it anyway runs nothing in it. */
const fileHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'content-type': 'application/octet-stream',
};

/** The submissions of the questionnaire. */
export function addDeskSubmissions(
  { config, db, now, makeId, notify }: Context,
  { add, note, change }: DeskCalls,
): void {
  add('GET', '/api/desk/submissions', async (_session, request) => {
    const { limit, before } = pageOf(request);
    return listSubmissionLines(db, limit, before);
  });

  for (const type of ['csv', 'json'] as const) {
    add('GET', `/api/desk/submissions/export.${type}`, async (session, _request, reply) => {
      const list = await listSubmissions(db);
      await note(db, session, 'submissions-exported');
      reply.header('content-disposition', saveAs(`submissions-${now().toISOString().slice(0, 10)}.${type}`));
      if (type === 'csv') return reply.type('text/csv; charset=utf-8').send(toCsv(list.map(toRow)));
      return list;
    });
  }

  add('GET', '/api/desk/submissions/:id/file', async (session, request, reply) => {
    const id = idOf(request);
    const upload = await readUpload(db, id);
    if (upload === null) throw gone();
    await note(db, session, 'file-opened', id);
    return reply.headers({ ...fileHeaders, 'content-disposition': saveAs(upload.name) }).send(upload.content);
  });

  add('POST', '/api/desk/submissions/:id/done', async (session, request) => {
    const id = idOf(request);
    const { done } = checkBody(doneRequest, request.body);
    await change(session, done ? 'submission-done' : 'submission-waits', id, async (transaction) => {
      if (!(await markDone(transaction, 'submissions', id, done ? now() : null))) throw gone();
    });
  });

  add('POST', '/api/desk/submissions/:id/restore', async (session, request) => {
    const id = idOf(request);
    await db.transaction().execute(async (transaction) => {
      const restored = await restoreSubmission(transaction, makeId, id, now(), config.SMTP_URL !== undefined);
      if (restored === null) throw gone();
      if (restored === 'restored') await note(transaction, session, 'submission-restored', id);
    });
    notify?.();
  });
}
