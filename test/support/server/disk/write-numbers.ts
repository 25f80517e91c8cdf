/** A program that writes numbered rows, three at a time, and notes each that the database has acknowledged: FOLDER COUNT SYNCHRONOUS. */
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../../server/db/open.ts';

const [folder = '', count = '0', synchronous = 'FULL'] = process.argv.slice(2);
const { db, file } = await openDatabase({ DATA_DIR: folder });
file?.writer.exec(`pragma synchronous = ${synchronous}; pragma wal_autocheckpoint = 40`);
const acknowledged = openSync(join(folder, 'acknowledged'), 'a');

async function write(number: number): Promise<void> {
  const row = { name: `n${number}`, value: 'v'.repeat(900) };
  await db
    .insertInto('settings')
    .values(row)
    .execute()
    .then(
      () => writeSync(acknowledged, `${row.name}\n`),
      () => {},
    );
}
for (let number = 0; number < Number(count); number += 3) {
  await Promise.all([number, number + 1, number + 2].map(write));
}
process.exit();
