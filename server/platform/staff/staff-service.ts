import { eq } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { StaffLogin, StaffRole } from '#schemas/staff.ts';
import type { AuditLog } from '../base/audit/audit-log.ts';
import { createKnownClients } from '../base/audit/known-clients.ts';
import { auditEvent } from '../base/audit/tables.ts';
import type { Log, Orm } from '../base/database/database.ts';
import { createSharedWindows } from '../base/limits/shared-windows.ts';
import { createLoginLimits } from '../base/secrets/login-limits.ts';
import { createPasswordCheck, type HashPassword, hashPassword } from '../base/secrets/passwords.ts';
import { isSandboxAccount, sandboxAccounts, sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { staff } from '../base/staff/tables.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { StaffMember } from '../http/staff-member.ts';
import { createStaffSessions } from './staff-sessions.ts';

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
}

export interface StaffService {
  /** What new passwords are hashed with. */
  readonly hash: HashPassword;
  /**
   * @param address of the client, for the limits
   * @throws PlatformError wrong_credentials, too_many_attempts
   */
  login(credentials: StaffLogin, address: string): Promise<{ token: string }>;
  /**
   * Who bears a token; null for nobody, for a session that ended or was idle for too long ([sec 5]), and for an account that
   * was switched off.
   * @param isUse false for what a screen asks by itself: it keeps no session from ending
   */
  identify(token: string, isUse?: boolean): Promise<StaffMember | null>;
  /**
   * Ends the session of a token, on every node at once; a token that is none changes nothing.
   * @param address of the client, for the audit
   */
  logout(token: string, address: string): Promise<void>;
  /** Ends every session of an account. */
  endSessions(staffId: string): Promise<void>;
  /** Adds an account; one with the same address stays as it is. @returns whether it was added */
  add(account: NewStaff): Promise<boolean>;
}

export interface StaffOptions {
  readonly orm: Orm;
  /** Whether the accounts with the public password exist; otherwise they are refused even if the data has them. */
  readonly sandbox: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
  readonly audit: AuditLog;
  /** Hashes passwords; the product's own costs unless it says so. */
  readonly hash?: HashPassword;
}

export async function createStaffService(options: StaffOptions): Promise<StaffService> {
  const { orm, sandbox, now, log, audit, hash = hashPassword } = options;
  const [sessions, passwords] = await Promise.all([createStaffSessions(orm, now), createPasswordCheck(hash)]);
  const limits = createLoginLimits(createSharedWindows(orm, now), 'staff');
  const clients = createKnownClients({
    orm,
    now,
    kind: 'staff-sign-in',
    isOf: (email) => eq(auditEvent.staff, email),
  });
  const mayEnter = (email: string) => sandbox || !isSandboxAccount(email);

  const add: StaffService['add'] = async ({ email, name, role, password }) => {
    const passwordHash = await hash(password);
    const values = { email: spell(email), name, role, passwordHash };
    const rows = await orm.insert(staff).values(values).onConflictDoNothing().returning({ id: staff.id });
    return rows.length > 0;
  };

  if (sandbox) await addSandboxAccounts(orm, add);
  return {
    hash,
    add,
    login: async ({ email: typed, password }, address) => {
      const email = spell(typed);
      const isKnown = await clients.isKnown(email, address);
      const retryAfterS = await limits.enter(email, address, isKnown);
      if (retryAfterS > 0) {
        await audit.record({ kind: 'staff-sign-in-refused', address, details: { retryAfterS } });
        log.warn({ address }, 'a staff login was refused: too many attempts');
        throw new PlatformError('too_many_attempts', refuse('staff.too-many-attempts'), {
          retryAfterS,
        });
      }
      const [row] = await orm.select().from(staff).where(eq(staff.email, email));
      const account = row?.active && mayEnter(row.email) ? row : null;
      if (!(await passwords.matches(password, account?.passwordHash ?? null)) || account === null) {
        // What was typed may be somebody's password: only the address of an account is written down.
        await audit.record({ kind: 'staff-sign-in-failed', staff: row?.email ?? null, address });
        log.warn({ address }, 'a staff login failed');
        throw new PlatformError('wrong_credentials', refuse('staff.wrong-credentials'));
      }
      await limits.succeeded(email, address, isKnown);
      await audit.record({ kind: 'staff-sign-in', staff: account.email, address });
      log.info({ staff: account.id, address }, 'a member of staff signed in');
      return { token: await sessions.begin(account.id) };
    },
    identify: async (token, isUse = true) => {
      const account = await sessions.find(token, isUse);
      if (!account || !mayEnter(account.email)) return null;
      const { id, email, name, role } = account;
      return { id, email, name, role };
    },
    logout: async (token, address) => {
      const account = await sessions.find(token, false);
      await sessions.end(token);
      if (account) await audit.record({ kind: 'staff-sign-out', staff: account.email, address });
    },
    endSessions: sessions.endAll,
  };
}

/** Addresses are compared without regard to case; U+0000 cannot be asked for. */
const spell = (email: string): string => email.trim().toLowerCase().replaceAll('\u0000', '');

async function addSandboxAccounts(orm: Orm, add: StaffService['add']): Promise<void> {
  const known = new Set((await orm.select({ email: staff.email }).from(staff)).map(({ email }) => email));
  const missing = sandboxAccounts.filter(({ email }) => !known.has(email));
  await Promise.all(missing.map((account) => add({ ...account, password: sandboxPassword })));
}
