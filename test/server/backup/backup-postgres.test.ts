import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { connectionOf } from '../../../server/backup/backup-postgres.ts';

test("PostgreSQL's programs get the address in their own words, and the password where no other user reads it", () => {
  const { address, env } = connectionOf(
    'postgres://site:p%40ss%2Fw@db.test/forum?sslmode=no-verify&sslrootcert=/ca.pem',
  );
  assert.is(address, 'postgres://site@db.test/forum?sslmode=require&sslrootcert=%2Fca.pem');
  assert.is(env.PGPASSWORD, 'p@ss/w');
  const libpq = 'postgres://db.test/forum?uselibpqcompat=true&sslmode=require&password=secret';
  assert.is(connectionOf(libpq).address, 'postgres://db.test/forum?sslmode=require');
  assert.is(connectionOf(libpq).env.PGPASSWORD, 'secret');
  assert.is(
    connectionOf('postgres://db.test/forum?sslmode=verify-full').address,
    'postgres://db.test/forum?sslmode=verify-full',
  );
});

test.run();
