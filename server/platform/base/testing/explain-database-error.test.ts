import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { postgresCopies } from '../../testing/postgres-copies.ts';
import { DatabaseRefusal } from '../database/database-refusal.ts';
import { explainDatabaseError } from '../database/explain-database-error.ts';
import { openDatabase } from '../database/open-database.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const url = 'postgres://shop:hunter2@db.example.com:5432/mozaika?sslrootcert=/etc/ca.pem';
const coded = (code: string, message = 'it says so') => Object.assign(new Error(message), { code });

test.each([
  ['too many connections', coded('53300'), 'more connections'],
  ['a full disk of the server', coded('53100'), 'Make room on the disk of the database server'],
  ['a certificate of an unknown authority', coded('SELF_SIGNED_CERT_IN_CHAIN'), 'sslrootcert'],
  ['a certificate of another name', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'sslmode=verify-full'],
  ['a certificate that ran out', coded('CERT_HAS_EXPIRED'), 'sslmode=verify-full'],
  [
    'a file of an authority that is not there',
    coded('ENOENT', "ENOENT: no such file or directory, open '/etc/ca.pem'"),
    'sslrootcert',
  ],
  ['a server that wants TLS', coded('28000', 'no pg_hba.conf entry for host "x", no encryption'), 'sslmode'],
  ['a wrong password', coded('28P01'), 'user, password'],
  ['no right to make tables', coded('42501'), 'owner of the database'],
  ['a standby', coded('25006'), 'the primary server'],
  ['nobody there', coded('ECONNREFUSED'), 'Start the server'],
])('%s is said with its place, cause and cure, and without the password', (_what, cause, cure) => {
  // As drizzle wraps it.
  const error = new Error('Failed query: select 1', { cause });
  const refusal = explainDatabaseError(url, error);
  expect(refusal).toBeInstanceOf(DatabaseRefusal);
  expect(refusal?.message).toContain('The database mozaika on db.example.com:5432 cannot be used (');
  expect(refusal?.message).toContain(cause.message);
  expect(refusal?.message).toContain(cure);
  expect(refusal?.message).not.toMatch(/hunter2|Failed query/);
});

test.each([
  ['a statement that is wrong', coded('42601')],
  [
    'a file of the program that is missing',
    coded('ENOENT', "ENOENT: no such file or directory, open '/app/x'"),
  ],
  ['anything else', new TypeError('x is not a function')],
])('%s is no matter of the server', (_what, cause) => {
  expect(explainDatabaseError(url, new Error('Failed query', { cause }))).toBeNull();
});

describe('[reliability] a start on a PostgreSQL server', () => {
  let address: string;
  beforeAll(async () => {
    address = await postgresCopies.newest.create('tables');
  }, 240_000);
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: 'memory://', log: silent });

  test('without TLS that is asked for it ends in a sentence', async () => {
    const refused = open(`${address}?sslmode=verify-full`);
    await expect(refused).rejects.toThrow(DatabaseRefusal);
    await expect(refused).rejects.toThrow(/The server does not support SSL connections\).*sslmode=disable/);
  });

  test('that has no connection left for the role ends in a sentence', async () => {
    const admin = new Client({ connectionString: address });
    await admin.connect();
    await admin.query(`create role crowded login password 'hunter2' connection limit 0`);
    const crowded = Object.assign(new URL(address), { username: 'crowded', password: 'hunter2' });
    const refused = open(crowded.href);
    await expect(refused).rejects.toThrow(/too many connections for role "crowded"\).*more connections/);
    await admin.query('drop role crowded');
    await admin.end();
  });

  test('with an authority whose file is missing ends in a sentence', async () => {
    const refused = open(`${address}?sslmode=verify-full&sslrootcert=/no/such/ca.pem`);
    await expect(refused).rejects.toThrow(/no such file.*ca\.pem.*sslrootcert/);
  });
});
