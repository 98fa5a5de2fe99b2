import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditLog } from '../base/audit/audit-log.ts';
import { auditEvent } from '../base/audit/tables.ts';
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
        publicOrigin: () => 'https://www.mozaika.example',
        log: silent,
        audit: createAuditLog(database.orm, () => time),
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
      await service.logout(here, '10.0.0.1');
      expect([await find(here), await find(there)]).toEqual([null, account.email]);
      await service.logout(here, '10.0.0.1');
      await service.logout('garbage', '10.0.0.1');
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

    test('[sec 5] a session ends when it was not used for 15 minutes; what a screen asks by itself is no use', async () => {
      const token = await signIn();
      for (const _ of [1, 2, 3]) {
        time += 15 * minute;
        expect(await find(token)).toBe(account.email);
      }
      for (const _ of [1, 2, 3]) {
        time += 5 * minute - 1;
        expect((await service.identify(token, false))?.email).toBe(account.email);
      }
      time += 4;
      expect(await service.identify(token, false)).toBeNull();
      expect(await find(token)).toBeNull();
    });

    test('[sec 38] who came in, who was not let in, and who left is written down; what was typed is not', async () => {
      await database.orm.delete(auditEvent);
      const token = await signIn();
      const refused = { ...account, password: 'wrong' };
      const stranger = { email: 'my-secret-password', password: 'wrong' };
      for (const tried of [refused, refused, refused, refused, refused, stranger])
        await expect(service.login(tried, '10.0.0.2')).rejects.toMatchObject({ code: 'wrong_credentials' });
      await expect(service.login(refused, '10.0.0.3')).rejects.toMatchObject({ code: 'too_many_attempts' });
      await service.logout(token, '10.0.0.4');
      await service.logout(token, '10.0.0.4');
      const rows = await database.orm.select().from(auditEvent);
      const said = rows.map(({ kind, staff: who, address }) => `${kind} ${who} ${address}`);
      expect(said.toSorted()).toEqual(
        [
          `staff-sign-in ${account.email} 10.0.0.1`,
          ...Array.from({ length: 5 }, () => `staff-sign-in-failed ${account.email} 10.0.0.2`),
          'staff-sign-in-failed null 10.0.0.2',
          'staff-sign-in-refused null 10.0.0.3',
          `staff-sign-out ${account.email} 10.0.0.4`,
        ].toSorted(),
      );
      expect(JSON.stringify(rows)).not.toMatch(/my-secret-password|wrong/);
      time += 15 * minute;
    });

    test('[sec 5] a session ends after 12 hours, and its row is forgotten, also of people who never come back', async () => {
      const leaver = { ...account, email: 'leaver@firm.example' };
      await service.add(leaver);
      await service.login(leaver, '10.0.0.1');
      const token = await signIn();
      const end = time + 12 * hour;
      while (time < end) {
        expect(await find(token)).toBe(account.email);
        time += 10 * minute;
      }
      time = end - 1000;
      expect(await find(token)).toBe(account.email);
      time += 2000;
      expect(await find(token)).toBeNull();
      await signIn();
      expect(await service.sessions.forgetOld()).toBeGreaterThanOrEqual(2);
      const { id } = await row();
      const rows = await database.orm.select().from(staffSession);
      expect(rows.map(({ staffId }) => staffId)).toEqual([id]);
      expect(await service.sessions.forgetOld()).toBe(0);
    });
  });
});
