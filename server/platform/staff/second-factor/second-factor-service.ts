import { refuse } from '#schemas/refusals/refuse.ts';
import type { StaffRole } from '#schemas/staff.ts';
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
  SignInStep,
} from '#schemas/studio/second-factor.ts';
import type { AuditLog } from '../../base/audit/audit-log.ts';
import type { KnownClients } from '../../base/audit/known-clients.ts';
import type { Passkeys } from '../../base/passkeys/passkeys.ts';
import type { LoginLimits } from '../../base/secrets/login-limits.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { SecondFactorRows } from './second-factor-rows.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** Whose second factor it is. */
export interface Guarded {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** The second factor of accounts of the staff: an app for one-time codes, and recovery codes for the day it is lost. */
export interface SecondFactors {
  /** What is missing in a session; null when its person is in. */
  stepOf(
    role: StaffRole,
    session: { readonly enrolled: boolean; readonly proved: boolean },
  ): SignInStep | null;
  state(who: Guarded): Promise<SecondFactor>;
  /** Which of these accounts have one. */
  enrolledOf(staffIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether an account has one. */
  isEnrolled(staffId: string): Promise<boolean>;
  /**
   * Takes a code of the account, once; counted, and written down when it is wrong.
   * @throws PlatformError invalid_fields, too_many_attempts
   */
  prove(who: Guarded, code: string, address: string): Promise<void>;
  /** @throws PlatformError wrong_state where there is an app already */
  enrol(who: Guarded): Promise<SecondFactorSecret>;
  /** @throws PlatformError invalid_fields, too_many_attempts */
  confirm(who: Guarded, code: string, address: string): Promise<RecoveryCodes>;
  /** @throws PlatformError wrong_state, invalid_fields, too_many_attempts */
  remove(who: Guarded, code: string, address: string): Promise<void>;
  /**
   * Takes it off the account of somebody else, and their passkeys with it: what was lost may be the device of both.
   * @throws PlatformError wrong_state for one's own, and where there is none
   */
  reset(whose: Guarded, by: Guarded, address: string): Promise<void>;
}

export interface SecondFactorOptions {
  readonly rows: SecondFactorRows;
  readonly passkeys: Pick<Passkeys, 'removeAll'>;
  readonly limits: LoginLimits;
  readonly clients: KnownClients;
  readonly audit: AuditLog;
  /** Whether a role cannot do without. */
  readonly isRequired: (role: StaffRole) => boolean;
}

export function createSecondFactors(options: SecondFactorOptions): SecondFactors {
  const { rows, passkeys, limits, clients, audit, isRequired } = options;

  /** Tries a code, counted as a sign-in is, so that whoever has the password cannot try them all ([sec 9]). */
  const attempt = async <T>(
    { email }: Guarded,
    address: string,
    work: () => Promise<T | null>,
  ): Promise<T> => {
    const isKnown = await clients.isKnown(email, address);
    const retryAfterS = await limits.enter(email, address, isKnown);
    if (retryAfterS > 0) {
      await audit.record({ kind: 'staff-sign-in-refused', address, details: { retryAfterS } });
      throw new PlatformError('too_many_attempts', refuse('staff.too-many-attempts'), { retryAfterS });
    }
    const done = await work();
    if (done === null) {
      await audit.record({ kind: 'staff-code-failed', staff: email, address });
      // Not 401: the session, or the password, is good.
      const wrong = refuse('staff.wrong-code');
      throw new PlatformError('invalid_fields', wrong, { fields: { code: wrong } });
    }
    await limits.succeeded(email, address, isKnown);
    return done;
  };
  const prove: SecondFactors['prove'] = async (who, code, address) => {
    const by = await attempt(who, address, () => rows.use(who.id, code));
    if (by === 'app') return;
    const { recoveryLeft } = await rows.read(who.id);
    await audit.record({
      kind: 'staff-recovery-code-used',
      staff: who.email,
      address,
      details: { left: recoveryLeft },
    });
  };
  return {
    stepOf: (role, { enrolled, proved }) => {
      if (proved) return null;
      if (enrolled) return 'code';
      return isRequired(role) ? 'enrol' : null;
    },
    enrolledOf: rows.enrolledOf,
    isEnrolled: async (staffId) => (await rows.read(staffId)).enrolled,
    state: async ({ id, role }) => {
      const { enrolled, recoveryLeft } = await rows.read(id);
      return { enrolled, required: isRequired(role), recovery_left: recoveryLeft };
    },
    prove,
    enrol: async ({ id, email }) => {
      const secret = newTotpSecret();
      if (!(await rows.begin(id, secret)))
        throw new PlatformError('wrong_state', refuse('staff.second-factor-on'));
      return { secret, uri: totpUri(secret, email) };
    },
    confirm: async (who, code, address) => {
      const codes = await attempt(who, address, () => rows.confirm(who.id, code));
      await audit.record({ kind: 'staff-second-factor-on', staff: who.email, address });
      return { recovery_codes: [...codes] };
    },
    remove: async (who, code, address) => {
      if (!(await rows.read(who.id)).enrolled)
        throw new PlatformError('wrong_state', refuse('staff.second-factor-off'));
      await prove(who, code, address);
      await rows.remove(who.id);
      await audit.record({ kind: 'staff-second-factor-off', staff: who.email, address });
    },
    reset: async (whose, by, address) => {
      if (whose.id === by.id) throw new PlatformError('wrong_state', refuse('staff.second-factor-own'));
      const removed = await passkeys.removeAll(whose.id);
      if (removed === 0 && !(await rows.read(whose.id)).enrolled)
        throw new PlatformError('wrong_state', refuse('staff.second-factor-off'));
      await rows.remove(whose.id);
      await audit.record({
        kind: 'staff-second-factor-reset',
        staff: by.email,
        address,
        details: { account: whose.email },
      });
    },
  };
}
