import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { traceStatements } from './database-spans.ts';
import { openTracing } from './open-tracing.ts';
import { inSpan } from './spans.ts';
import { startCollector } from './testing/collector.ts';

type Done = (error: Error | null, result: string | null) => void;

/** A connection as `pg` has them: it answers with a promise, or by a callback where it is given one. */
function connect() {
  const answer = async (text: string) => {
    if (text.startsWith('broken')) throw new Error('anna@example.com');
    return 'rows';
  };
  const client = {
    query: (asked: string | { readonly text: string }, _values?: readonly unknown[], done?: Done) => {
      const answered = answer(typeof asked === 'string' ? asked : asked.text);
      if (done === undefined) return answered;
      answered.then(
        (rows) => done(null, rows),
        (error: Error) => done(error, null),
      );
      return undefined;
    },
  };
  const pool = new EventEmitter();
  traceStatements(pool as unknown as Pool);
  pool.emit('connect', client);
  return client;
}

test('[issue 19] [sec 38] a statement within a trace is in it, with its text and without its values, however it is asked', async () => {
  await using collector = await startCollector();
  const tracing = openTracing({
    endpoint: collector.endpoint,
    share: 1,
    version: '1',
    onProblem: () => undefined,
  });
  const client = connect();
  expect(await client.query('select of nobody'), 'outside of a trace').toBe('rows');
  await inSpan('request', async () => {
    expect(await client.query({ text: 'select $1' }, ['anna@example.com'])).toBe('rows');
    await expect(client.query('broken $1', ['anna@example.com'])).rejects.toThrow();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    client.query('insert $1', ['anna@example.com'], (_error, rows) => resolve(rows));
    expect(await promise).toBe('rows');
  });
  await tracing.close();
  const [request, ...statements] = collector
    .spans()
    .toSorted((one, other) => Number(other.name === 'request') - Number(one.name === 'request'));
  expect(statements.map(({ name }) => name).toSorted()).toEqual(['BROKEN', 'INSERT', 'SELECT']);
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request?.spanId);
  expect(statements.find(({ name }) => name === 'BROKEN')?.status?.code).toBe(2);
  expect(collector.text()).toContain('select $1');
  expect(collector.text()).not.toMatch(/anna|nobody/);
});
