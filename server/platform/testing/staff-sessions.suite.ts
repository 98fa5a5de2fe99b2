import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { staff, staffSession } from '../base/staff/tables.ts';
import { createStaffService, type StaffService } from '../staff/staff-service.ts';
import { onBackends } from './on-backends.ts';

const minute = 60_000;
const hour = 60 * minute;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const account = {
  email: 'ola@firm.example',
  name: 'Ola',
  role: 'author',
  password: 'correct horse',
} as const;

/** How long a token of staff counts, and what ends it before its time. */
onBackends((backend) => {
  describe('sessions of staff', () => {
    let database: Database;
    let service: StaffService;
    let time = Date.UTC(2026, 0, 1);
    beforeAll(async () => {
      database = await backend.openDatabase();
      service = await createStaffService({
        orm: database.orm,
        sandbox: false,
        now: () => time,
        log: silent,
      });
      await service.add(account);
    });
    afterAll(() => database.close());
    const signIn = async () => (await service.login(account, '10.0.0.1')).token;
    const find = async (token: string) => (await service.identify(token))?.email ?? null;
    const row = async () => {
      const [found] = await database.orm.select().from(staff).where(eq(staff.email, account.email));
      if (!found) throw new Error('the account is gone');
      return found;
    };
    const switchTo = (active: boolean) =>
      database.orm.update(staff).set({ active }).where(eq(staff.email, account.email));

    test('[issue 6] [sec 5] signing out ends this session at once, and no other', async () => {
      const [here, there] = [await signIn(), await signIn()];
      await service.logout(here);
      expect([await find(here), await find(there)]).toEqual([null, account.email]);
      await service.logout(here);
      await service.logout('garbage');
      expect(await find(there)).toBe(account.email);
    });

    test('[issue 6] [sec 16] who is switched off is out at once, and cannot come in', async () => {
      const token = await signIn();
      await switchTo(false);
      expect(await find(token)).toBeNull();
      // The answer of a wrong password: nobody learns that this one was right.
      await expect(signIn()).rejects.toMatchObject({ code: 'wrong_credentials' });
      await switchTo(true);
      expect(await find(await signIn())).toBe(account.email);
    });

    test('[sec 5] all sessions of an account end together', async () => {
      const tokens = [await signIn(), await signIn()];
      await service.endSessions((await row()).id);
      expect(await Promise.all(tokens.map(find))).toEqual([null, null]);
    });

    test('[issue 6] when somebody was last seen is noted once a minute', async () => {
      const token = await signIn();
      const seen = async () => {
        await service.identify(token);
        return (await row()).lastSeenAt?.getTime();
      };
      time += 2 * minute;
      const first = time;
      expect(await seen()).toBe(first);
      time += minute - 1;
      expect(await seen()).toBe(first);
      time += 1;
      expect(await seen()).toBe(first + minute);
    });

    test('[sec 5] a session ends after 12 hours, and its row goes with the next sign-in', async () => {
      const token = await signIn();
      time += 12 * hour - 1000;
      expect(await find(token)).toBe(account.email);
      time += 2000;
      expect(await find(token)).toBeNull();
      await signIn();
      const { id } = await row();
      const rows = await database.orm.select().from(staffSession).where(eq(staffSession.staffId, id));
      expect(rows).toHaveLength(1);
    });
  });
});
