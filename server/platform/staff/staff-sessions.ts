import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { absoluteMs, runs, useNotedEveryMs } from '../base/sessions/session-life.ts';
import { staff, staffSession } from '../base/staff/tables.ts';
import { createStaffTokens } from './staff-tokens.ts';

/** Milliseconds within which another call does not count as being seen again: not every call is a write. */
const seenEveryMs = 60_000;

/** Sessions of staff: each token stands for a row, so that ending one works at once and on every node ([sec 5]). */
export interface StaffSessions {
  /** Begins a session. @returns its token */
  begin(staffId: string): Promise<string>;
  /**
   * The account whose session bears the token; null when the session ended, was idle for more than 15 minutes, or the account
   * is not good.
   * @param isUse notes that the session is used and the person seen: false for what a screen asks by itself
   */
  find(token: string, isUse: boolean): Promise<typeof staff.$inferSelect | null>;
  /** Ends the session that bears the token; a token that bears none changes nothing. */
  end(token: string): Promise<void>;
  /** Ends every session of an account: its password was changed, or it was switched off. */
  endAll(staffId: string): Promise<void>;
}

/** @param now milliseconds since the epoch */
export async function createStaffSessions(orm: Orm, now: () => number): Promise<StaffSessions> {
  const tokens = await createStaffTokens(orm, now);
  const endNow = () => ({ endedAt: new Date(now()) });
  return {
    begin: async (staffId) => {
      const id = randomUUID();
      const tooOld = new Date(now() - absoluteMs);
      // Rows whose tokens have run out say nothing any more.
      await orm
        .delete(staffSession)
        .where(and(eq(staffSession.staffId, staffId), lt(staffSession.createdAt, tooOld)));
      const at = new Date(now());
      await orm.insert(staffSession).values({ id, staffId, createdAt: at, lastUsedAt: at });
      return tokens.sign(id);
    },
    find: async (token, isUse) => {
      const id = await tokens.verify(token);
      if (id === null) return null;
      const [row] = await orm
        .select({ account: staff, session: staffSession })
        .from(staffSession)
        .innerJoin(staff, eq(staff.id, staffSession.staffId))
        .where(and(eq(staffSession.id, id), eq(staff.active, true)));
      if (!row || !runs(row.session, now())) return null;
      if (isUse) {
        await noteUse(orm, row.session, now());
        await noteSeen(orm, row.account, now());
      }
      return row.account;
    },
    end: async (token) => {
      const id = await tokens.verify(token);
      if (id === null) return;
      await orm
        .update(staffSession)
        .set(endNow())
        .where(and(eq(staffSession.id, id), isNull(staffSession.endedAt)));
    },
    endAll: async (staffId) => {
      await orm
        .update(staffSession)
        .set(endNow())
        .where(and(eq(staffSession.staffId, staffId), isNull(staffSession.endedAt)));
    },
  };
}

async function noteUse(
  orm: Orm,
  { id, lastUsedAt }: typeof staffSession.$inferSelect,
  now: number,
): Promise<void> {
  if (now - lastUsedAt.getTime() < useNotedEveryMs) return;
  await orm
    .update(staffSession)
    .set({ lastUsedAt: new Date(now) })
    .where(eq(staffSession.id, id));
}

async function noteSeen(orm: Orm, { id, lastSeenAt }: typeof staff.$inferSelect, now: number): Promise<void> {
  const before = new Date(now - seenEveryMs);
  if (lastSeenAt !== null && lastSeenAt > before) return;
  await orm
    .update(staff)
    .set({ lastSeenAt: new Date(now) })
    .where(and(eq(staff.id, id), or(isNull(staff.lastSeenAt), lte(staff.lastSeenAt, before))));
}
