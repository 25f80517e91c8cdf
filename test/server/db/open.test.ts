import { resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameDatabase } from '../../../server/db/open.ts';

const named: readonly (readonly [url: string, name: string])[] = [
  ['postgres://pat:secret@db.example:5433/site', 'PostgreSQL on db.example:5433, database site'],
  ['postgres://pat:secret@db.example', 'PostgreSQL on db.example, database of the user'],
  ['postgres:///my%20site?host=/run/postgresql', 'PostgreSQL on /run/postgresql, database my site'],
  ['postgres:///site', 'PostgreSQL on this machine, database site'],
];

test('a database is named by where it is, without its user and its password', () => {
  for (const [url, name] of named) assert.is(nameDatabase({ DATA_DIR: 'data', DATABASE_URL: url }), name);
  assert.is(nameDatabase({ DATA_DIR: 'data' }), resolve('data/site.sqlite'));
});

test.run();
