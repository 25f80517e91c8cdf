import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeskQuestion, DeskSession, SubmissionLine, TwoFactorStart } from '../../../../server/contract/desk.ts';
import { codeAt, fromBase32 } from '../../../../server/two-factor/totp.ts';
import { formOf } from '../../../support/server/forms.ts';
import { openStage, professor, type Stage } from '../../../support/server/stage.ts';

const test = suite('the list of changes');
let stage: Stage;
let authorization: string;
test.before(async () => {
  stage = await openStage();
  authorization = `Bearer ${await stage.login()}`;
});
test.after(() => stage.close());

const read = async <Body>(path: string) => (await stage.get<Body>(path, { authorization })).json;
const ask = async (text: string) => (await stage.post('/api/questions', { text })).json._id;
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  stage.inject({ method, url, headers: { authorization }, ...(payload === undefined ? {} : { payload }) });
const step = 30_000;
let secret: string;
const codeNow = () => codeAt(fromBase32(secret), Math.floor(stage.clock.now().getTime() / step));

/** Each change of the desk: what has to be there before, and the call that makes it. */
const changes: Readonly<Record<string, () => Promise<Parameters<typeof call>>>> = {
  'a reply': async () => ['POST', `/api/questions/${await ask('Why?')}/reply`, { text: 'Because.' }],
  'an edit': async () => {
    const id = await ask('And why that?');
    await call('POST', `/api/questions/${id}/reply`, { text: 'So.' });
    return ['PUT', `/api/questions/${id}/reply`, { text: 'Hence.', was: 'So.' }];
  },
  'a hiding': async () => ['POST', `/api/questions/${await ask('Hidden?')}/hide`, {}],
  'a deletion': async () => ['DELETE', `/api/questions/${await ask('Gone?')}`],
  'a removal': async () => ['POST', `/api/desk/questions/${await ask('Removed?')}/removal`, {}],
  'an undoing': async () => {
    const path = `/api/desk/questions/${await ask('Back?')}/removal`;
    await call('POST', path, {});
    return ['DELETE', path];
  },
  'taking a submission out of spam': async () => {
    await stage.submit(formOf({ website: 'https://spam.example' }));
    const [line] = await read<SubmissionLine[]>('/api/desk/submissions');
    assert.is(line?.spam, true);
    return ['POST', `/api/desk/submissions/${line?.id}/restore`, {}];
  },
  'the end of a session': async () => {
    await stage.post('/api/auth/login', professor);
    const { sessions } = await read<{ sessions: DeskSession[] }>('/api/desk/account');
    return ['DELETE', `/api/desk/sessions/${sessions.find(({ isThis }) => !isThis)?.id}`];
  },
  'a second factor': async () => {
    ({ secret } = (await call('POST', '/api/desk/two-factor', {})).json as unknown as TwoFactorStart);
    return ['POST', '/api/desk/two-factor/confirm', { code: codeNow(), password: professor.password }];
  },
  'the end of the second factor': async () => {
    stage.clock.pass(step);
    return ['POST', '/api/desk/two-factor/end', { code: codeNow() }];
  },
};

/** What a change may change. */
async function readRows(): Promise<string> {
  const { db } = stage.database;
  const questions = await read<DeskQuestion[]>('/api/desk/questions');
  const spam = await db.selectFrom('submissions').select(['id', 'spam']).orderBy('id').execute();
  const ended = await db.selectFrom('sessions').select(['token_hash', 'ended_at']).orderBy('token_hash').execute();
  const factors = await db.selectFrom('professors').select('totp_secret').execute();
  const removals = await db.selectFrom('removals').selectAll().execute();
  return JSON.stringify([questions, spam, ended, factors, removals]);
}

for (const [name, prepare] of Object.entries(changes)) {
  test(`${name} that cannot be noted is not made`, async () => {
    const change = await prepare();
    const before = await readRows();
    const { schema } = stage.database.db;
    await schema.alterTable('audit').renameTo('away').execute();
    const failed = await call(...change);
    await schema.alterTable('away').renameTo('audit').execute();
    assert.is.not(Math.floor(failed.status / 100), 2);
    assert.is(await readRows(), before);
    assert.is(Math.floor((await call(...change)).status / 100), 2);
    assert.is.not(await readRows(), before);
  });
}

test.run();
