import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formOf } from '../../support/server/forms.ts';
import { createLog } from '../../support/server/log.ts';
import { isPostgres, openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('health');
let stage: Stage;
test.after.each(() => stage.close());

const health = async () => {
  stage.clock.pass(2000);
  const { status, json } = await stage.get('/api/health');
  return [status, json.ready];
};
const ask = (text: string) => stage.post('/api/questions', { text });

test('a database that keeps what is written is ready, and asking often writes now and then', async () => {
  stage = await openStage();
  assert.equal(await health(), [200, true]);
  const checked = () =>
    stage.database.db.selectFrom('settings').select('value').where('name', '=', 'last-checked').executeTakeFirst();
  const first = await checked();
  stage.clock.pass(1999);
  await Promise.all([...Array(20)].map(() => stage.get('/api/health')));
  assert.equal(await checked(), first);
  stage.clock.pass(1);
  await stage.get('/api/health');
  assert.is.not((await checked())?.value, first?.value);
});

if (isPostgres) {
  test('a database that only reads is not ready, and ready again when it writes', async () => {
    stage = await openStage();
    const { db } = stage.database;
    await db.schema.alterTable('settings').renameTo('away').execute();
    assert.equal(await health(), [503, false]);
    await db.schema.alterTable('away').renameTo('settings').execute();
    assert.equal(await health(), [200, true]);
  });
} else {
  const ways: Readonly<Record<string, (path: string) => void>> = {
    deleted: (path) => rmSync(path),
    'deleted with its log': (path) => {
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
    },
    'replaced by a copy': (path) => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
    'bereft of its log': (path) => rmSync(`${path}-wal`),
  };
  for (const [name, act] of Object.entries(ways)) {
    test(`a database that is ${name} while it is served acknowledges nothing more, and the log says so`, async () => {
      const log = createLog();
      stage = await openStage({ env: { LOG_LEVEL: 'error' }, log: log.stream });
      assert.is((await ask('Before')).status, 201);
      assert.equal(await health(), [200, true]);
      act(stage.database.file?.path ?? '');
      for (let number = 0; number < 5; number += 1) {
        const { status, json, headers } = await ask(`After ${number}`);
        assert.equal([status, json.code, headers['retry-after']], [503, 'database-unavailable', '5']);
      }
      assert.is((await stage.submit(formOf())).status, 503);
      assert.equal(await health(), [503, false]);
      assert.equal(await health(), [503, false]);
      const said = log.lines().filter(({ err }) => /was deleted or replaced/.test(err?.message ?? ''));
      assert.equal(
        said.map(({ msg }) => msg),
        [...Array(6).fill('a request failed'), 'the database does not keep what is written to it'],
      );
    });
  }

  test('a database that is put back is used on', async () => {
    stage = await openStage();
    const path = stage.database.file?.path ?? '';
    renameSync(path, `${path}.away`);
    assert.equal([(await ask('Away')).status, await health()], [503, [503, false]]);
    renameSync(`${path}.away`, path);
    assert.equal([(await ask('Back')).status, await health()], [201, [200, true]]);
    assert.match(readFileSync(path).subarray(0, 15).toString(), 'SQLite format 3');
  });

  test('a database that takes no writes is not ready, which the log tells once, and once that it is over', async () => {
    const log = createLog();
    stage = await openStage({ env: { LOG_LEVEL: 'info' }, log: log.stream });
    const writer = stage.database.file?.writer;
    await stage.submit(formOf());
    writer?.exec('pragma query_only = 1');
    for (const _ of ['first', 'again']) assert.equal(await health(), [503, false]);
    writer?.exec('pragma query_only = 0');
    for (const _ of ['first', 'again']) assert.equal(await health(), [200, true]);
    const told = log.lines().map(({ msg }) => String(msg));
    assert.equal(
      told.filter((line) => /keeps? what is written/.test(line)),
      ['the database does not keep what is written to it', 'the database keeps what is written to it again'],
    );
  });
}

test.run();
