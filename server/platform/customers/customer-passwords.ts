import type { AuditLog } from '../base/audit/audit-log.ts';
import type { KnownClients } from '../base/audit/known-clients.ts';
import type { LoginLimits } from '../base/secrets/login-limits.ts';
import type { PasswordCheck } from '../base/secrets/passwords.ts';
import { type Caller, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { type Customer, type CustomerStore, spellEmail } from './customer-store.ts';
import { customerTexts } from './customer-texts.ts';

export interface PasswordLogin {
  readonly email: string;
  readonly password: string;
  /** Only an account of this auth group; of any where it is left out. */
  readonly group?: string;
}

/** The one place where a customer's password is tried, so that all calls share the limits ([sec 9]). */
export interface CustomerPasswords {
  /**
   * Whose address and password these are. Unknown addresses cost the same work and get the same answer ([sec 10]).
   * @throws PlatformError wrong_credentials, too_many_attempts
   */
  login(login: PasswordLogin, caller: Caller): Promise<Customer>;
  /**
   * Whether somebody who is signed in knows the password of the account ([sec 13]).
   * @throws PlatformError too_many_attempts
   */
  confirm(customer: Customer, password: string, caller: Caller): Promise<boolean>;
  /**
   * Counts an attempt to sign in as somebody without a password.
   * @throws PlatformError too_many_attempts
   */
  enter(email: string, caller: Caller): Promise<void>;
  /** The attempt was good: failures that were counted with it are forgotten. */
  succeeded(email: string, caller: Caller): Promise<void>;
  /**
   * Counts an attempt that names no account.
   * @throws PlatformError too_many_attempts
   */
  enterAddress(caller: Caller): Promise<void>;
}

export interface PasswordOptions {
  readonly store: CustomerStore;
  readonly limits: LoginLimits;
  readonly clients: KnownClients;
  readonly check: PasswordCheck;
  readonly audit: AuditLog;
  /** Whether an account may be used here at all. */
  readonly mayEnter: (email: string) => boolean;
}

export function createCustomerPasswords(options: PasswordOptions): CustomerPasswords {
  const { store, limits, clients, check, audit, mayEnter } = options;

  const refuseFor = async (retryAfterS: number, { address, language }: Caller): Promise<void> => {
    if (retryAfterS === 0) return;
    await audit.record({ kind: 'sign-in-refused', address, details: { retryAfterS } });
    throw new PlatformError('too_many_attempts', refuseIn(customerTexts, language, 'tooManyAttempts'), {
      retryAfterS,
    });
  };
  /** @returns forgets the failures before it */
  const count = async (typed: string, caller: Caller): Promise<() => Promise<void>> => {
    const [email, { address }] = [spellEmail(typed), caller];
    const isKnown = await clients.isKnown(email, address);
    await refuseFor(await limits.enter(email, address, isKnown), caller);
    return () => limits.succeeded(email, address, isKnown);
  };

  return {
    enter: async (email, caller) => void (await count(email, caller)),
    succeeded: async (typed, { address }) => {
      const email = spellEmail(typed);
      await limits.succeeded(email, address, await clients.isKnown(email, address));
    },
    enterAddress: async (caller) => refuseFor(await limits.enterAddress(caller.address), caller),
    login: async ({ email, password, group }, caller) => {
      const forgetFailures = await count(email, caller);
      const row = await store.byEmail(email);
      const fits = row !== null && mayEnter(row.email) && (group === undefined || row.group === group);
      const account = fits ? row : null;
      const matches = await check.matches(password, account?.passwordHash ?? null);
      if (!matches || account === null) {
        await audit.record({
          kind: 'sign-in-failed',
          customerId: row?.id ?? null,
          address: caller.address,
          details: { way: 'password' },
        });
        throw new PlatformError(
          'wrong_credentials',
          refuseIn(customerTexts, caller.language, 'wrongCredentials'),
        );
      }
      await forgetFailures();
      return account;
    },
    confirm: async ({ id, email, passwordHash }, password, caller) => {
      const forgetFailures = await count(email, caller);
      if (await check.matches(password, passwordHash)) {
        await forgetFailures();
        return true;
      }
      await audit.record({ kind: 're-authentication-failed', customerId: id, address: caller.address });
      return false;
    },
  };
}
