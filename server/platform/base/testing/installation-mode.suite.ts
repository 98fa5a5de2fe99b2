import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takesNoForms } from '../../content/forms/form-checker.ts';
import { createPlatform } from '../../platform.ts';
import { cheapHash } from '../../testing/cheap-hash.ts';
import { onBackends } from '../../testing/on-backends.ts';
import type { Database, Orm } from '../database/database.ts';
import { DatabaseRefusal } from '../database/database-refusal.ts';
import { migrate } from '../database/migrate.ts';
import {
  assertMode,
  declareProduction,
  type InstallationMode,
  modeOf,
  rememberMode,
} from '../installation/installation-mode.ts';
import { sandboxAccounts, sandboxNetworkSecret } from '../secrets/sandbox-accounts.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const modes = ['sandbox', 'production'] as const;
const otherThan = (mode: InstallationMode): InstallationMode =>
  mode === 'sandbox' ? 'production' : 'sandbox';

/** Takes away what an older version did not have: its tables, and the note that they were made. */
async function makeOlder(orm: Orm): Promise<void> {
  await orm.execute(sql`drop table installation`);
  await orm.execute(sql`delete from platform_migration where name >= '0036'`);
}
async function addStaff(orm: Orm, email: string, createdAt: string): Promise<void> {
  await orm.execute(
    sql`insert into staff (email, name, role, password_hash, created_at) values (${email}, 'A', 'admin', 'x', ${createdAt})`,
  );
}
async function addDemoStaff(orm: Orm, createdAt: string): Promise<void> {
  for (const { email } of sandboxAccounts) await addStaff(orm, email, createdAt);
}
const addCustomer = (orm: Orm, email: string) =>
  orm.execute(
    sql`insert into customers (email, firstname, lastname, auth_group, profile) values (${email}, 'A', 'B', 'personal', '{}')`,
  );
const addSecret = (orm: Orm) =>
  orm.execute(sql`insert into platform_secret (name, value) values (${sandboxNetworkSecret}, 'x')`);

/** Databases as a version without memory of the mode left them. */
const older: readonly [what: string, mode: InstallationMode | null, make: (orm: Orm) => Promise<unknown>][] =
  [
    ['nothing was started on', null, async () => undefined],
    ['a sandbox was started on', 'sandbox', (orm) => addDemoStaff(orm, '2026-01-01')],
    [
      'a sandbox was started on, which got another member of staff',
      'sandbox',
      async (orm) => {
        await addDemoStaff(orm, '2026-01-01');
        await addStaff(orm, 'ada@firma.example', '2026-01-02');
      },
    ],
    ['the first start of a sandbox was cut short on', 'sandbox', addSecret],
    ['a production was started on', 'production', (orm) => addStaff(orm, 'ada@firma.example', '2026-01-01')],
    [
      'a production was started on, and once a sandbox because MODE was forgotten',
      'production',
      async (orm) => {
        await addStaff(orm, 'ada@firma.example', '2026-01-01');
        await addDemoStaff(orm, '2026-01-02');
        await addSecret(orm);
        await addCustomer(orm, 'contract@example.com');
      },
    ],
    [
      'a production without staff was started on, and somebody signed up',
      'production',
      (orm) => addCustomer(orm, 'anna@new.example'),
    ],
  ];

onBackends((backend) => {
  describe('[sec 40] a database', () => {
    let database: Database;
    beforeEach(async () => {
      database = await backend.openDatabase();
    }, 60_000);
    afterEach(() => database.close());

    const use = (mode: InstallationMode) => ({ orm: database.orm, place: 'The database x on y', mode });
    const start = (mode: InstallationMode) =>
      createPlatform({
        dataDir: 'memory://',
        product: 'loan',
        sandbox: mode === 'sandbox',
        checkForm: takesNoForms,
        hashPassword: cheapHash,
        logger: false,
        // Outlives each start.
        openDatabase: async () => ({ ...database, close: async () => undefined }),
      });
    const count = async (table: string): Promise<number> => {
      const answer = await database.orm.execute(
        sql`select count(*)::int as had from ${sql.identifier(table)}`,
      );
      return (answer as unknown as { rows: { had: number }[] }).rows[0]?.had ?? 0;
    };
    const everything = () =>
      Promise.all(['staff', 'customers', 'loan_applications', 'platform_secret'].map(count));

    test.each(modes)('that was started in the mode %s starts in it again, and in no other', async (mode) => {
      await (await start(mode)).close();
      await (await start(mode)).close();
      const before = await everything();
      const refused: unknown = await start(otherThan(mode)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DatabaseRefusal);
      expect(String(refused)).toMatch(
        mode === 'production'
          ? /is a production's, and MODE is sandbox.*Set MODE=production, or name an empty database/
          : /is a sandbox's, and MODE is production.*Name an empty database.*MODE=sandbox.*npm run mode -- --set production/,
      );
      expect(await everything()).toEqual(before);
    });

    test.each(older.map(([what, mode, make]) => [what, mode ?? 'new', mode, make] as const))(
      'that %s before modes were remembered is recognised as %s',
      async (_what, _name, mode, make) => {
        const { orm } = database;
        await makeOlder(orm);
        await make(orm);
        expect(await modeOf(orm)).toBe(mode);
        for (const wanted of modes) {
          const asserted = assertMode(use(wanted));
          if (mode === null || mode === wanted) await asserted;
          else await expect(asserted).rejects.toThrow(DatabaseRefusal);
        }
        await migrate(orm);
        const warnings: object[] = [];
        const log = { ...silent, warn: (details: object) => warnings.push(details) };
        if (mode !== null)
          await expect(rememberMode(use(otherThan(mode)), log)).rejects.toThrow(DatabaseRefusal);
        await rememberMode(use(mode ?? 'production'), log);
        expect(await modeOf(orm)).toBe(mode ?? 'production');
        // What was put in by the forgotten MODE is reported, once.
        const isPolluted = mode === 'production' && (await count('staff')) > 1;
        await rememberMode(use(mode ?? 'production'), log);
        expect(warnings).toEqual(isPolluted ? [{ demo: sandboxAccounts.map(({ email }) => email) }] : []);
      },
    );

    test('that was a sandbox’s can be said to be a production’s, once and for all', async () => {
      await (await start('sandbox')).close();
      await declareProduction(database.orm);
      await (await start('production')).close();
      await expect(start('sandbox')).rejects.toThrow("is a production's");
    });
  });
});
