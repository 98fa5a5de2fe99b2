import { clientKey } from '#server/clients/client-key.ts';
import type { AttemptLimit } from '../../http/attempt-window.ts';
import { type OpenWindow, perClient } from '../limits/shared-windows.ts';

/** Failed logins per account and time (security thresholds). */
export const accountLimit: AttemptLimit = { attempts: 5, windowMs: 15 * 60_000 };
/** Logins of any kind per client address and time. */
export const addressLimit: AttemptLimit = { attempts: 20, windowMs: 60_000 };

/** Decides which logins are tried at all; one count for all nodes. Without a database nobody is let in: none can be looked up either. */
export interface LoginLimits {
  /**
   * Counts the attempt, before its password is checked, so that parallel attempts cannot slip through together. A client the
   * owner has signed in from is counted apart: what strangers try keeps nobody out of their own device ([sec 9]).
   * @returns seconds to wait; 0 when the attempt may go ahead
   */
  enter(email: string, address: string, isKnownClient?: boolean): Promise<number>;
  /** Counts an attempt that names no account. @returns seconds to wait; 0 when the attempt may go ahead */
  enterAddress(address: string): Promise<number>;
  /** The password was right: earlier failures that were counted with it are forgotten, those of strangers are not. */
  succeeded(email: string, address: string, isKnownClient?: boolean): Promise<void>;
}

/** @param whose accounts: those of customers and of staff are counted apart */
export function createLoginLimits(
  open: OpenWindow,
  whose: 'customer' | 'staff' | 'code of staff',
): LoginLimits {
  const accounts = open(`login ${whose}`, accountLimit);
  const addresses = perClient(open(`login from ${whose}`, addressLimit));
  const keyOf = (email: string, address: string, isKnownClient: boolean): string =>
    isKnownClient ? `${email} ${clientKey(address)}` : email;
  const seconds = (waitMs: number): number => Math.ceil(waitMs / 1000);
  return {
    enter: async (email, address, isKnownClient = false) => {
      const key = keyOf(email, address, isKnownClient);
      // First the client: one that tries too often shall not use up the tries of an account.
      const clientWaitMs = await addresses.enter(address);
      if (clientWaitMs > 0) return seconds(Math.max(clientWaitMs, await accounts.waitMs(key)));
      return seconds(await accounts.enter(key));
    },
    enterAddress: async (address) => seconds(await addresses.enter(address)),
    succeeded: (email, address, isKnownClient = false) =>
      accounts.forget(keyOf(email, address, isKnownClient)),
  };
}
