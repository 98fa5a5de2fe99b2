import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onBackends } from '../../testing/on-backends.ts';
import { oldestPostgres } from '../database/postgres-version.ts';

const majors = new Map<string, number>();

onBackends((backend) => {
  test('the suites run on the oldest supported PostgreSQL and on one that is newer', async () => {
    const { orm, close } = await backend.openDatabase();
    const answer = await orm.execute(sql`select current_setting('server_version_num')::int / 10000 as major`);
    const [row] = (answer as { readonly rows: readonly { readonly major: number }[] }).rows;
    majors.set(backend.name, row?.major ?? 0);
    await close();
    if (majors.size < 3) return;
    expect(majors.get(`PostgreSQL ${oldestPostgres}`)).toBe(oldestPostgres);
    expect(majors.get('PostgreSQL, the newest')).toBeGreaterThan(oldestPostgres);
  });
});
