/** A program that writes to a database until it fails, and prints the error; for tests that limit its disk space. */
import { classify } from '../../../server/db/errors.ts';
import { openDatabase } from '../../../server/db/open.ts';

const { db } = await openDatabase({ DATA_DIR: process.argv[2] ?? '' });
for (let number = 0; number < 100; number += 1) {
  try {
    await db
      .insertInto('settings')
      .values({ name: `n${number}`, value: 'v'.repeat(200_000) })
      .execute();
  } catch (error) {
    console.log(`${number > 0} ${classify(error)}`);
    break;
  }
}
const { length } = await db.selectFrom('settings').select('name').execute();
console.log(`${length > 2}`);
process.exit();
