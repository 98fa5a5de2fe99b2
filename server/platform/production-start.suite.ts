import { getTableName, isTable, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './base/database/database.ts';
import { takesNoForms } from './content/forms/form-checker.ts';
import { createPlatform, type Platform } from './platform.ts';
import { ask } from './testing/ask.ts';
import { cheapHash } from './testing/cheap-hash.ts';
import { onBackends } from './testing/on-backends.ts';
import { publicRequests } from './testing/public-requests.ts';

const modules = import.meta.glob<Record<string, unknown>>('.//**/tables.ts', { eager: true });
const tables = [
  ...new Map(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter((one) => isTable(one))
      .map((table) => [getTableName(table), table]),
  ).values(),
];

const openProduction = (open: () => Promise<Database>): Promise<Platform> =>
  createPlatform({
    dataDir: 'memory://',
    product: 'loan',
    sandbox: false,
    checkForm: takesNoForms,
    hashPassword: cheapHash,
    logger: false,
    openDatabase: open,
  });

/** What somebody finds who starts a production for the first time. */
onBackends((backend) => {
  describe('a production on an empty database', () => {
    let database: Database;
    let platform: Platform;
    beforeAll(async () => {
      database = await backend.openDatabase();
      platform = await openProduction(async () => database);
    }, 60_000);
    afterAll(() => platform.close());

    test('[sec 40] holds what every installation makes for itself, and no row else', async () => {
      expect(tables.length).toBeGreaterThan(30);
      const held: string[] = [];
      for (const table of tables) {
        const rows = await database.orm.select({ one: sql`1` }).from(table).limit(1);
        if (rows.length > 0) held.push(getTableName(table));
      }
      // The token of its caches, its mode, and the secrets it signs with.
      expect(held.toSorted()).toEqual(['content_meta', 'installation', 'platform_secret']);
    });

    test('[sec 40] answers the public with nothing that is anybody\u2019s', async () => {
      const filled: string[] = [];
      for (const [method, url, payload] of await publicRequests(platform, [], [])) {
        if (method !== 'GET') continue;
        const answer = await platform.app.inject({ method, url, ...(payload && { payload }) });
        expect([url, answer.statusCode < 500]).toEqual([url, true]);
        const { data } = answer.json<{ data?: unknown }>();
        const nothing = data === undefined || data === null || Object.keys(Object(data)).length === 0;
        if (answer.statusCode === 200 && !nothing) filled.push(new URL(url, 'http://x').pathname);
      }
      // Forms, bounds and names that the program brings along.
      expect(filled.toSorted()).toEqual([
        '/v2/chat/availability',
        '/v2/loan/calculator/options',
        '/v2/loan/user/register-form',
        '/v2/locations/countries',
        '/v2/system/customers/authorization/login/settings',
        '/v2/system/customers/groups',
        '/v2/system/customers/password/restore/settings',
        '/v2/system/customers/password/update-access',
        '/v2/system/customers/registration/settings',
      ]);
    });

    test('[reliability] its database can be asked whether it is there', async () => {
      await expect(platform.probeDatabase()).resolves.toBeDefined();
      const gone = await openProduction(backend.openDatabase);
      await gone.close();
      await expect(gone.probeDatabase()).rejects.toThrow();
    });

    test('[sec 40] says what comes first, until it is done', async () => {
      expect(await platform.firstSteps()).toEqual(['staff', 'content']);
      const account = {
        email: 'ada@firma.example',
        name: 'Ada',
        role: 'admin',
        password: 'zielony rower 17',
      } as const;
      await platform.addStaff(account);
      expect(await platform.firstSteps()).toEqual(['content']);
      const { email, password } = account;
      const login = await ask(platform, '/v2/system/staff/login', { payload: { email, password } });
      const headers = { authorization: `Bearer ${(login.body.data as { token: string }).token}` };
      // An administrator of a production adds an app for codes first.
      const factor = (step: string, payload: object) =>
        ask(platform, `/v2/system/staff/second-factor/${step}`, { payload, headers });
      const { secret } = (await factor('enrol', {})).body.data as { secret: string };
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      expect((await factor('confirm', { code })).status).toBe(200);
      const data = { alias: 'home', title: 'Start', layout: 'default', blocks: [] };
      const made = await ask(platform, '/v2/system/manage/pages', {
        payload: { key: 'home', data },
        headers,
      });
      expect(made.status).toBe(201);
      expect(await platform.firstSteps()).toEqual([]);
    });
  });
});
