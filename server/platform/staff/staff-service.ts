import { eq } from 'drizzle-orm';
import type { PasskeyProof, PasskeyQuestion } from '#schemas/passkey.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { StaffLogin, StaffRole } from '#schemas/staff.ts';
import type { SignInStep } from '#schemas/studio/second-factor.ts';
import type { AuditLog } from '../base/audit/audit-log.ts';
import { createKnownClients } from '../base/audit/known-clients.ts';
import { auditEvent } from '../base/audit/tables.ts';
import type { Log, Orm } from '../base/database/database.ts';
import { createSharedWindows } from '../base/limits/shared-windows.ts';
import { createPasskeyChallenges } from '../base/passkeys/passkey-challenges.ts';
import { createPasskeys, type Passkeys } from '../base/passkeys/passkeys.ts';
import { relyingPartyOf } from '../base/passkeys/relying-party.ts';
import { createLoginLimits } from '../base/secrets/login-limits.ts';
import { createPasswordCheck, type HashPassword, hashPassword } from '../base/secrets/passwords.ts';
import { isSandboxAccount, sandboxAccounts, sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { staff, staffPasskey } from '../base/staff/tables.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { StaffMember } from '../http/staff-member.ts';
import { createSecondFactorRows } from './second-factor/second-factor-rows.ts';
import { createSecondFactors, type SecondFactors } from './second-factor/second-factor-service.ts';
import { createStaffSessions, type StaffSessions } from './staff-sessions.ts';

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
}

/** Where a call of staff comes from. */
export interface StaffClient {
  readonly address: string;
  readonly agent: string | null;
}

/** Who bears a token. */
export interface StaffBearer {
  readonly member: StaffMember;
  readonly sessionId: string;
  /** What is missing until they are in. */
  readonly step: SignInStep | null;
}

export interface StaffService {
  /** What new passwords are hashed with. */
  readonly hash: HashPassword;
  /**
   * @param address of the client, for the limits
   * @throws PlatformError wrong_credentials, too_many_attempts
   */
  login(credentials: StaffLogin, address: string, agent?: string | null): Promise<{ token: string }>;
  /**
   * Finishes a sign-in with a code. @returns the token of another session; the one before has ended
   * @throws PlatformError wrong_state where nothing is missing, invalid_fields, too_many_attempts
   */
  finishLogin(bearer: StaffBearer, code: string, client: StaffClient): Promise<{ token: string }>;
  /** What a browser is asked for to sign in with a passkey. @throws PlatformError too_many_attempts */
  askForPasskey(address: string): Promise<PasskeyQuestion>;
  /**
   * Signs in with a passkey, which stands for password and second factor together.
   * @throws PlatformError wrong_credentials, too_many_attempts
   */
  passkeyLogin(proof: PasskeyProof, client: StaffClient): Promise<{ token: string }>;
  /** Whether it is the password of an account that is signed in; counted as a sign-in. @throws PlatformError too_many_attempts */
  confirmPassword(who: StaffMember, password: string, address: string): Promise<boolean>;
  /**
   * Who bears a token, and what is missing until they are in; null for nobody, for a session that ended or was idle for too
   * long ([sec 5]), and for an account that was switched off.
   * @param isUse false for what a screen asks by itself: it keeps no session from ending
   */
  bearerOf(token: string, isUse?: boolean): Promise<StaffBearer | null>;
  /** Who of the staff is in with a token; null for everybody else. */
  identify(token: string, isUse?: boolean): Promise<StaffMember | null>;
  /**
   * Ends the session of a token, on every node at once; a token that is none changes nothing.
   * @param address of the client, for the audit
   */
  logout(token: string, address: string): Promise<void>;
  /** Writes down that somebody is in. */
  noteSignIn(email: string, address: string): Promise<void>;
  /** Ends every session of an account. @returns how many @param except one that stays */
  endSessions(staffId: string, except?: string): Promise<number>;
  readonly sessions: Pick<StaffSessions, 'list' | 'end' | 'markProved' | 'forgetOld'>;
  readonly factors: SecondFactors;
  readonly passkeys: Passkeys;
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
  /** Origin of the site, without a trailing slash: what passkeys are bound to. */
  readonly publicOrigin: () => string;
  /** Hashes passwords; the product's own costs unless it says so. */
  readonly hash?: HashPassword;
}

export async function createStaffService(options: StaffOptions): Promise<StaffService> {
  const { orm, sandbox, now, log, audit, publicOrigin, hash = hashPassword } = options;
  const [sessions, passwords] = await Promise.all([createStaffSessions(orm, now), createPasswordCheck(hash)]);
  const windows = createSharedWindows(orm, now);
  const limits = createLoginLimits(windows, 'staff');
  const clients = createKnownClients({
    orm,
    now,
    kind: 'staff-sign-in',
    isOf: (email) => eq(auditEvent.staff, email),
  });
  const passkeys = createPasskeys({
    orm,
    table: staffPasskey,
    challenges: createPasskeyChallenges(orm, now),
    kind: 'staff',
    party: () => relyingPartyOf(publicOrigin()),
    now,
  });
  const factors = createSecondFactors({
    passkeys,
    rows: createSecondFactorRows(orm, now),
    limits: createLoginLimits(windows, 'code of staff'),
    clients,
    audit,
    isRequired: (role) => role === 'admin' && !sandbox,
  });
  const mayEnter = (email: string) => sandbox || !isSandboxAccount(email);

  const add: StaffService['add'] = async ({ email, name, role, password }) => {
    const passwordHash = await hash(password);
    const values = { email: spell(email), name, role, passwordHash };
    const rows = await orm.insert(staff).values(values).onConflictDoNothing().returning({ id: staff.id });
    return rows.length > 0;
  };

  /** Begins a session; who is in with it is written down as signed in. */
  const enter = async (
    { id, email, role }: Pick<StaffMember, 'id' | 'email' | 'role'>,
    client: StaffClient,
    guarded: { readonly enrolled: boolean; readonly proved: boolean },
  ): Promise<{ token: string }> => {
    const token = await sessions.begin({ staffId: id, client, proved: guarded.proved });
    if (factors.stepOf(role, guarded) === null) await noteSignIn(email, client.address);
    return { token };
  };
  const noteSignIn = async (email: string, address: string): Promise<void> => {
    await audit.record({ kind: 'staff-sign-in', staff: email, address });
    log.info({ address }, 'a member of staff signed in');
  };
  const enterAddress = async (address: string): Promise<void> => {
    const retryAfterS = await limits.enterAddress(address);
    if (retryAfterS === 0) return;
    await audit.record({ kind: 'staff-sign-in-refused', address, details: { retryAfterS } });
    throw new PlatformError('too_many_attempts', refuse('staff.too-many-attempts'), { retryAfterS });
  };
  const bearerOf: StaffService['bearerOf'] = async (token, isUse = true) => {
    const found = await sessions.find(token, isUse);
    if (!found || !mayEnter(found.account.email)) return null;
    const { account, session, enrolled } = found;
    const { id, email, name, role } = account;
    const step = factors.stepOf(role, { enrolled, proved: session.provedAt !== null });
    return { member: { id, email, name, role }, sessionId: session.id, step };
  };

  if (sandbox) await addSandboxAccounts(orm, add);
  return {
    hash,
    add,
    login: async ({ email: typed, password, code }, address, agent = null) => {
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
      const enrolled = await factors.isEnrolled(account.id);
      const proved = enrolled && code !== undefined;
      if (proved) await factors.prove(account, code, address);
      return enter(account, { address, agent }, { enrolled, proved });
    },
    finishLogin: async ({ member, sessionId, step }, code, client) => {
      if (step !== 'code') throw new PlatformError('wrong_state', refuse('staff.second-factor-off'));
      await factors.prove(member, code, client.address);
      await sessions.end(member.id, sessionId);
      return enter(member, client, { enrolled: true, proved: true });
    },
    askForPasskey: async (address) => {
      await enterAddress(address);
      return passkeys.askForProof();
    },
    passkeyLogin: async (proof, client) => {
      const { address } = client;
      await enterAddress(address);
      const staffId = await passkeys.prove(proof);
      const [row] = staffId === null ? [] : await orm.select().from(staff).where(eq(staff.id, staffId));
      if (row?.active && mayEnter(row.email)) return enter(row, client, { enrolled: false, proved: true });
      await audit.record({ kind: 'staff-sign-in-failed', staff: row?.email ?? null, address });
      log.warn({ address }, 'a staff login failed');
      throw new PlatformError('wrong_credentials', refuse('staff.wrong-passkey'));
    },
    confirmPassword: async ({ id, email }, password, address) => {
      const isKnown = await clients.isKnown(email, address);
      const retryAfterS = await limits.enter(email, address, isKnown);
      if (retryAfterS > 0)
        throw new PlatformError('too_many_attempts', refuse('staff.too-many-attempts'), { retryAfterS });
      const [row] = await orm.select().from(staff).where(eq(staff.id, id));
      if (!(await passwords.matches(password, row?.passwordHash ?? null))) return false;
      await limits.succeeded(email, address, isKnown);
      return true;
    },
    bearerOf,
    identify: async (token, isUse = true) => {
      const bearer = await bearerOf(token, isUse);
      return bearer?.step === null ? bearer.member : null;
    },
    logout: async (token, address) => {
      const found = await sessions.find(token, false);
      if (!found) return;
      await sessions.end(found.account.id, found.session.id);
      await audit.record({ kind: 'staff-sign-out', staff: found.account.email, address });
    },
    noteSignIn,
    endSessions: sessions.endAll,
    sessions,
    factors,
    passkeys,
  };
}

/** Addresses are compared without regard to case; U+0000 cannot be asked for. */
const spell = (email: string): string => email.trim().toLowerCase().replaceAll('\u0000', '');

async function addSandboxAccounts(orm: Orm, add: StaffService['add']): Promise<void> {
  const known = new Set((await orm.select({ email: staff.email }).from(staff)).map(({ email }) => email));
  const missing = sandboxAccounts.filter(({ email }) => !known.has(email));
  await Promise.all(missing.map((account) => add({ ...account, password: sandboxPassword })));
}
