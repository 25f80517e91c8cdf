import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import { createFlood } from '../../support/server/flood.ts';
import { type DurablePostgres, startDurablePostgres } from '../../support/server/postgres.ts';
import { type Built, buildProgram } from '../../support/server/program.ts';
import { isPostgres } from '../../support/server/stage.ts';

const kills = process.env.LONG === '1' ? 15 : 2;

const test = suite('a PostgreSQL that is killed');
let built: Built;
let postgres: DurablePostgres;

if (isPostgres) {
  test.before(async () => {
    built = await buildProgram();
    postgres = startDurablePostgres();
  });
  test.after(() => {
    built.endAll();
    postgres.remove();
  });

  test(`${kills} kills of PostgreSQL amid a flood of writes lose nothing that was acknowledged, and the server goes on`, async () => {
    const unlimited = ['QUESTIONS', 'QUESTIONS_ALL', 'FORMS', 'FORMS_ALL'].map((name) => [`LIMIT_${name}`, '99999/60']);
    const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', ...Object.fromEntries(unlimited) };
    const program = await built.start(env);
    const flood = createFlood();
    for (let kill = 0; kill < kills; kill += 1) {
      await flood.writeUntil(program.address, 5 + ((kill * 7) % 40), () => postgres.kill());
      postgres.restart();
      let refused: string | null;
      do refused = await flood.sendAgain(program.address);
      while (refused?.startsWith('503'));
      assert.is(refused, null);
    }
    assert.is(await program.end('SIGTERM'), 0);
    const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url });
    const { acknowledged, sentAgain, ...wrong } = await flood.compare(database);
    await database.close();
    console.log(`${kills} kills, ${acknowledged} acknowledged, ${sentAgain} sent again, ${JSON.stringify(wrong)}`);
    assert.equal(wrong, { lost: 0, doubled: 0, withoutFile: 0, unknown: 0 });
  });
}

test.run();
