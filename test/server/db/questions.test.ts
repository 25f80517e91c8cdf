import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createIds, tagOf } from '../../../server/db/ids.ts';
import { addQuestion, listQuestions } from '../../../server/db/questions.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('kept questions');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

/** Ids whose last four characters are the given ones in turn, and then those of the last one for ever. */
function idsEndingIn(...tags: readonly string[]) {
  const makeId = createIds();
  let made = 0;
  return (at: Date) => {
    const tag = tags[Math.min(made, tags.length - 1)] ?? '';
    made += 1;
    return makeId(at).slice(0, -4) + tag;
  };
}

test('an id whose Anonymous ID is taken is made anew, and a forum that has used them all up goes on', async () => {
  const ids = idsEndingIn('aaaa', 'aaaa', 'aaaa', 'bbbb', 'aaaa');
  const ask = (text: string) =>
    addQuestion(stage.database.db, ids, { text, dedupeKey: text, at: stage.clock.now() }, true);
  for (const text of ['First', 'Second', 'Third']) assert.not((await ask(text)).repeated);
  const list = await listQuestions(stage.database.db, 10);
  assert.equal(
    list.map(({ _id, text }) => [text, tagOf(_id)]),
    [
      ['First', 'aaaa'],
      ['Second', 'bbbb'],
      ['Third', 'aaaa'],
    ],
  );
  const notices = await stage.database.db.selectFrom('notices').select('id').execute();
  assert.is(notices.length, 3);
});

test.run();
