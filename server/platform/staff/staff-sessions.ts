import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { lookupOf } from '../base/database/lookup-of.ts';
import { keptAgent, runningRows } from '../base/sessions/open-sessions.ts';
import { absoluteMs, runs, useNotedEveryMs } from '../base/sessions/session-life.ts';
import { staff, staffSecondFactor, staffSession } from '../base/staff/tables.ts';
import { createStaffTokens } from './staff-tokens.ts';

/** Milliseconds within which another call does not count as being seen again: not every call is a write. */
const seenEveryMs = 60_000;

export type StaffSessionRow = typeof staffSession.$inferSelect;

/** Somebody's session, and what it is guarded by. */
export interface FoundSession {
  readonly account: typeof staff.$inferSelect;
  readonly session: StaffSessionRow;
  /** Whether the account has a second factor. */
  readonly enrolled: boolean;
}

export interface NewStaffSession {
  readonly staffId: string;
  /** Where it is begun. */
  readonly client: { readonly address: string; readonly agent: string | null };
  /** Whether a second factor was proved. */
  readonly proved: boolean;
}

/** Sessions of staff: each token stands for a row, so that ending one works at once and on every node ([sec 5]). */
export interface StaffSessions {
  /** Begins a session. @returns its token */
  begin(session: NewStaffSession): Promise<string>;
  /**
   * Whose session bears the token; null when the session ended, was idle for more than 15 minutes, or the account
   * is not good.
   * @param isUse notes that the session is used and the person seen: false for what a screen asks by itself
   */
  find(token: string, isUse: boolean): Promise<FoundSession | null>;
  /** The second factor of a session was proved in it. */
  markProved(sessionId: string): Promise<void>;
  /** Sessions of an account that run, used last first. */
  list(staffId: string): Promise<StaffSessionRow[]>;
  /** Ends one that runs. @returns whether it was the account's, and ran */
  end(staffId: string, sessionId: string): Promise<boolean>;
  /**
   * Ends every session of an account: its password was changed, or it was switched off. @returns how many
   * @param except one that stays
   */
  endAll(staffId: string, except?: string): Promise<number>;
  /** Deletes rows whose tokens have run out: they say nothing any more. Two nodes may do it at once. @returns how many */
  forgetOld(): Promise<number>;
}

/** Runs with each call of staff. */
const foundStatement = lookupOf('staff-session', (orm, name) =>
  orm
    .select({ account: staff, session: staffSession, confirmedAt: staffSecondFactor.confirmedAt })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .leftJoin(staffSecondFactor, eq(staffSecondFactor.staffId, staff.id))
    .where(and(eq(staffSession.id, sql.placeholder('id')), eq(staff.active, true)))
    .prepare(name),
);

/** @param now milliseconds since the epoch */
export async function createStaffSessions(orm: Orm, now: () => number): Promise<StaffSessions> {
  const tokens = await createStaffTokens(orm, now);
  const endNow = () => ({ endedAt: new Date(now()) });
  const running = (staffId: string) =>
    and(eq(staffSession.staffId, staffId), runningRows(staffSession, now()));
  return {
    begin: async ({ staffId, client: { address, agent }, proved }) => {
      const id = randomUUID();
      const at = new Date(now());
      await orm.insert(staffSession).values({
        id,
        staffId,
        createdAt: at,
        lastUsedAt: at,
        provedAt: proved ? at : null,
        address,
        agent: keptAgent(agent),
      });
      return tokens.sign(id);
    },
    find: async (token, isUse) => {
      const id = await tokens.verify(token);
      if (id === null) return null;
      const [row] = await foundStatement(orm).execute({ id });
      if (!row || !runs(row.session, now())) return null;
      if (isUse) {
        await noteUse(orm, row.session, now());
        await noteSeen(orm, row.account, now());
      }
      return { account: row.account, session: row.session, enrolled: row.confirmedAt !== null };
    },
    markProved: async (sessionId) => {
      await orm
        .update(staffSession)
        .set({ provedAt: new Date(now()) })
        .where(eq(staffSession.id, sessionId));
    },
    list: (staffId) =>
      orm.select().from(staffSession).where(running(staffId)).orderBy(desc(staffSession.lastUsedAt)),
    end: async (staffId, sessionId) => {
      const ended = await orm
        .update(staffSession)
        .set(endNow())
        .where(and(running(staffId), eq(staffSession.id, sessionId)))
        .returning({ id: staffSession.id });
      return ended.length > 0;
    },
    endAll: async (staffId, except) => {
      const ended = await orm
        .update(staffSession)
        .set(endNow())
        .where(and(running(staffId), except === undefined ? undefined : ne(staffSession.id, except)))
        .returning({ id: staffSession.id });
      return ended.length;
    },
    forgetOld: async () => {
      const forgotten = await orm
        .delete(staffSession)
        .where(lt(staffSession.createdAt, new Date(now() - absoluteMs)))
        .returning({ id: staffSession.id });
      return forgotten.length;
    },
  };
}

async function noteUse(orm: Orm, { id, lastUsedAt }: StaffSessionRow, now: number): Promise<void> {
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
