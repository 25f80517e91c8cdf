import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnsweredQuestion } from '../../../server/contract/forum.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('questions for content');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

test('the professor alone gets an answered question as a file', async () => {
  const id = (await stage.post('/api/questions', { text: 'Why? I am ada@example.org' })).json._id;
  const address = `/api/questions/${id}/export`;
  assert.is((await stage.get(address)).status, 401);
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  assert.is((await stage.get(address, bearer)).status, 404);
  await stage.post(`/api/questions/${id}/reply`, { text: 'So.' }, bearer);
  const { status, headers, json } = await stage.get<AnsweredQuestion>(address, bearer);
  assert.equal(
    [status, headers['content-disposition'], headers['cache-control'], json],
    [200, `attachment; filename="answer-${id.slice(-4)}.json"`, 'no-store', { question: 'Why?', reply: 'So.' }],
  );
  assert.is((await stage.get('/api/questions/none/export', bearer)).status, 404);
});

test.run();
