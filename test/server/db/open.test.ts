import dns from 'node:dns';
import { resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameDatabase, openDatabase } from '../../../server/db/open.ts';

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

test('a PostgreSQL that does not answer is named with the reason, also by a name of several addresses', async () => {
  const { lookup } = dns;
  const both = [
    { address: '::1', family: 6 },
    { address: '127.0.0.1', family: 4 },
  ];
  const refusals: [host: string, reason: string][] = [
    ['127.0.0.1:1', 'connect ECONNREFUSED 127.0.0.1:1'],
    ['localhost:1', 'ECONNREFUSED'],
  ];
  Object.assign(dns, { lookup: (...[, , done]: [string, object, (...found: unknown[]) => void]) => done(null, both) });
  for (const [host, reason] of refusals) {
    const refused = await openDatabase({ DATA_DIR: '', DATABASE_URL: `postgres://${host}/site` }).catch(String);
    assert.is(
      refused,
      `Error: The database cannot be used: PostgreSQL on ${host}, database site: ${reason}. Check DATABASE_URL.`,
    );
  }
  Object.assign(dns, { lookup });
});

test.run();
