import { expect, test, vi } from 'vitest';
import { forgetPostgresSettings } from './forget-postgres-settings.ts';

test('removes every variable of PostgreSQL clients and no other', () => {
  const env = { PGSSLMODE: 'require', PGOPTIONS: '-c a=b', PGHOST: 'h', PAGER: 'less', MY_PGHOST: 'x' };
  forgetPostgresSettings(env);
  expect(env).toEqual({ PAGER: 'less', MY_PGHOST: 'x' });
});

test.each(['vitest', 'playwright'])(
  'the configuration of %s removes them before any test starts',
  async (name) => {
    vi.stubEnv('PGSSLMODE', 'require');
    vi.resetModules();
    await import(`../${name}.config.ts`);
    expect(process.env['PGSSLMODE']).toBeUndefined();
  },
);
