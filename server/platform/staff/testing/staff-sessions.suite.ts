import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../base/database/database.ts';
import { absoluteMs } from '../../base/sessions/session-life.ts';
import { staff, staffSession } from '../../base/staff/tables.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { createStaffSessions } from '../staff-sessions.ts';

onBackends((backend) => {
  describe('sessions of staff', () => {
    let database: Database;
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    test('[sec 5] those whose tokens have run out are forgotten, also of people who never come back', async () => {
      const { orm } = database;
      let time = Date.UTC(2026, 2, 1);
      const sessions = await createStaffSessions(orm, () => time);
      const [gone, here] = await orm
        .insert(staff)
        .values(
          ['gone@example.com', 'here@example.com'].map((email) => ({
            email,
            name: email,
            role: 'author' as const,
            passwordHash: 'x',
          })),
        )
        .returning();
      if (!gone || !here) throw new Error('no accounts');
      const client = { address: '10.0.0.1', agent: null };
      await sessions.begin({ staffId: gone.id, client, proved: false });
      time += absoluteMs;
      const token = await sessions.begin({ staffId: here.id, client, proved: false });
      expect(await sessions.forgetOld()).toBe(0);
      time += 1;
      expect(await sessions.forgetOld()).toBe(1);
      expect(await orm.$count(staffSession)).toBe(1);
      expect((await sessions.find(token, true))?.account.id).toBe(here.id);
    });
  });
});
