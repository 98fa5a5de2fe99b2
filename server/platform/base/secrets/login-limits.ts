import { type AttemptLimit, createAttemptWindow, createClientWindow } from '../../http/attempt-window.ts';
import { clientKey } from '../../http/client-key.ts';

/** Failed logins per account and time (security thresholds). */
export const accountLimit: AttemptLimit = { attempts: 5, windowMs: 15 * 60_000 };
/** Logins of any kind per client address and time. */
export const addressLimit: AttemptLimit = { attempts: 20, windowMs: 60_000 };
/** Decides which logins are tried at all. Kept in memory: each node counts for itself, and a restart forgets. */
export interface LoginLimits {
  /**
   * Counts the attempt, before its password is checked, so that parallel attempts cannot slip through together. A client the
   * owner has signed in from is counted apart: what strangers try keeps nobody out of their own device ([sec 9]).
   * @returns seconds to wait; 0 when the attempt may go ahead
   */
  enter(email: string, address: string, isKnownClient?: boolean): number;
  /** Counts an attempt that names no account. @returns seconds to wait; 0 when the attempt may go ahead */
  enterAddress(address: string): number;
  /** The password was right: earlier failures that were counted with it are forgotten, those of strangers are not. */
  succeeded(email: string, address: string, isKnownClient?: boolean): void;
}

/** @param now milliseconds since the epoch */
export function createLoginLimits(now: () => number): LoginLimits {
  const accounts = createAttemptWindow(accountLimit, now);
  const addresses = createClientWindow(addressLimit, now);
  const keyOf = (email: string, address: string, isKnownClient: boolean): string =>
    isKnownClient ? `${email} ${clientKey(address)}` : email;
  return {
    enter: (email, address, isKnownClient = false) => {
      const key = keyOf(email, address, isKnownClient);
      const waitMs = Math.max(accounts.waitMs(key), addresses.waitMs(address));
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      accounts.count(key);
      addresses.count(address);
      return 0;
    },
    enterAddress: (address) => {
      const waitMs = addresses.waitMs(address);
      if (waitMs === 0) addresses.count(address);
      return Math.ceil(waitMs / 1000);
    },
    succeeded: (email, address, isKnownClient = false) =>
      accounts.forget(keyOf(email, address, isKnownClient)),
  };
}
