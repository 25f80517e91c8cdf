import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backUp } from '../../../server/backup/backup.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { listQuestions } from '../../../server/db/questions.ts';
import { createPostgres } from '../../support/server/postgres.ts';
import { isPostgres, openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('backup');
let stage: Stage;
test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

test('a backup made while the server writes is whole, and the server starts from it', async () => {
  let isOpen = true;
  let answered = 0;
  const flood = (async () => {
    while (isOpen) {
      await stage.post('/api/questions', { text: `Question ${answered}` });
      answered += 1;
      // Injected requests never wait for the network: without a pause nothing else would have its turn.
      await nextTurn();
    }
  })();
  while (answered < 20) await nextTurn();
  const file = join(stage.folder, 'backup');
  try {
    await backUp(stage.database, stage.config.DATABASE_URL, file);
  } finally {
    isOpen = false;
    await flood;
  }
  assert.is(statSync(file).mode & 0o777, 0o600);

  // As server/README.md says.
  let place: { DATA_DIR: string; DATABASE_URL?: string } = { DATA_DIR: join(stage.folder, 'restored') };
  if (isPostgres) {
    place = { ...place, DATABASE_URL: await createPostgres() };
    execFileSync('pg_restore', ['--no-owner', `--dbname=${place.DATABASE_URL}`, file]);
  } else {
    mkdirSync(place.DATA_DIR);
    copyFileSync(file, join(place.DATA_DIR, 'site.sqlite'));
  }
  const restored = await openDatabase(place);
  const texts = (await listQuestions(restored.db, 500)).map(({ text }) => text);
  assert.is(restored.secret, stage.database.secret);
  await restored.close();
  assert.ok(texts.length >= 20);
  assert.equal(
    texts,
    [...texts.keys()].map((number) => `Question ${number}`),
  );
});

test('what a killed backup left is no obstacle to the next, and one that fails leaves nothing', async () => {
  const file = join(stage.folder, 'again');
  writeFileSync(`${file}.unfinished`, 'half');
  await backUp(stage.database, stage.config.DATABASE_URL, file);
  const taken = join(stage.folder, 'taken');
  mkdirSync(taken);
  const failed = await backUp(stage.database, stage.config.DATABASE_URL, taken).catch((error: Error) => error.message);
  assert.match(String(failed), 'taken');
  assert.not(existsSync(`${taken}.unfinished`));
});

test.run();
