import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import { staffSecondFactor } from '../../base/staff/tables.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { totpCounter } from './totp.ts';

/** Which of an account's codes was right. */
export type ProvedBy = 'app' | 'recovery-code';

/** What is kept of apps for codes: each change is one statement, so that a code counts once on whatever node. */
export interface SecondFactorRows {
  /** Whether an account has a confirmed app, and how many recovery codes are left. */
  read(staffId: string): Promise<{ readonly enrolled: boolean; readonly recoveryLeft: number }>;
  /** Which of these accounts have a confirmed app. */
  enrolledOf(staffIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Keeps a secret that waits for its first code. @returns false where there is a confirmed app */
  begin(staffId: string, secret: string): Promise<boolean>;
  /** Confirms the app that waits with one of its codes. @returns the recovery codes; null for a wrong code */
  confirm(staffId: string, code: string): Promise<readonly string[] | null>;
  /** Uses up a code. @returns which it was; null for one that is wrong, or was used before */
  use(staffId: string, code: string): Promise<ProvedBy | null>;
  remove(staffId: string): Promise<void>;
}

/** @param now milliseconds since the epoch */
export function createSecondFactorRows(orm: Orm, now: () => number): SecondFactorRows {
  const { staffId: owner, confirmedAt, lastCounter, recovery } = staffSecondFactor;
  const rowOf = async (staffId: string) => {
    const [row] = await orm.select().from(staffSecondFactor).where(eq(owner, staffId));
    return row ?? null;
  };
  return {
    read: async (staffId) => {
      const row = await rowOf(staffId);
      const enrolled = row !== null && row.confirmedAt !== null;
      return { enrolled, recoveryLeft: enrolled ? row.recovery.length : 0 };
    },
    enrolledOf: async (staffIds) => {
      const rows = await orm
        .select({ owner })
        .from(staffSecondFactor)
        .where(and(inArray(owner, [...staffIds]), isNotNull(confirmedAt)));
      return new Set(rows.map((row) => row.owner));
    },
    begin: async (staffId, secret) => {
      const rows = await orm
        .insert(staffSecondFactor)
        .values({ staffId, secret })
        .onConflictDoUpdate({ target: owner, set: { secret }, setWhere: isNull(confirmedAt) })
        .returning({ owner });
      return rows.length > 0;
    },
    confirm: async (staffId, code) => {
      const row = await rowOf(staffId);
      const counter = row === null ? null : totpCounter(row.secret, digitsOf(code), now());
      if (row === null || counter === null) return null;
      const codes = newRecoveryCodes();
      const confirmed = await orm
        .update(staffSecondFactor)
        .set({
          confirmedAt: new Date(now()),
          lastCounter: counter,
          recovery: codes.map((one) => recoveryDigest(staffId, one)),
        })
        // The secret the code is of, not one that another window has begun with meanwhile.
        .where(and(eq(owner, staffId), isNull(confirmedAt), eq(staffSecondFactor.secret, row.secret)))
        .returning({ owner });
      return confirmed.length > 0 ? codes : null;
    },
    use: async (staffId, code) => {
      const row = await rowOf(staffId);
      if (row === null || row.confirmedAt === null) return null;
      const counter = totpCounter(row.secret, digitsOf(code), now());
      if (counter !== null) {
        const used = await orm
          .update(staffSecondFactor)
          .set({ lastCounter: counter })
          .where(and(eq(owner, staffId), or(isNull(lastCounter), lt(lastCounter, counter))))
          .returning({ owner });
        return used.length > 0 ? 'app' : null;
      }
      const digest = recoveryDigest(staffId, code);
      const used = await orm
        .update(staffSecondFactor)
        .set({ recovery: sql`array_remove(${recovery}, ${digest})` })
        .where(and(eq(owner, staffId), sql`${digest} = any(${recovery})`))
        .returning({ owner });
      return used.length > 0 ? 'recovery-code' : null;
    },
    remove: async (staffId) => {
      await orm.delete(staffSecondFactor).where(eq(owner, staffId));
    },
  };
}

/** Apps show a gap in the middle, and people type it. */
const digitsOf = (code: string): string => code.replace(/\s/g, '');
