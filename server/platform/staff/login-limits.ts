import { LRUCache } from 'lru-cache';

/** Failed logins per account and time (security thresholds). */
export const accountLimit = { attempts: 5, windowMs: 15 * 60_000 } as const;
/** Logins of any kind per client address and time. */
export const addressLimit = { attempts: 20, windowMs: 60_000 } as const;
const mostKeys = 20_000;

interface Limit {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Counts attempts within a sliding window, per key. Forgets the keys unused for longest when there are too many. */
function createWindow({ attempts, windowMs }: Limit, now: () => number) {
  const times = new LRUCache<string, readonly number[]>({ max: mostKeys });
  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > now() - windowMs);
  return {
    /** Milliseconds until another attempt is let through; 0 when one is now. */
    waitMs: (key: string): number => {
      const counted = recent(key);
      const oldest = counted.at(-attempts);
      return oldest === undefined ? 0 : oldest + windowMs - now();
    },
    count: (key: string): void => void times.set(key, [...recent(key), now()].slice(-attempts)),
    forget: (key: string): void => void times.delete(key),
  };
}

/** Decides which logins are tried at all. Kept in memory: each node counts for itself, and a restart forgets. */
export interface LoginLimits {
  /** Counts the attempt, before its password is checked, so that parallel attempts cannot slip through together.
   *  @returns seconds to wait; 0 when the attempt may go ahead */
  enter(email: string, address: string): number;
  /** The password was right: earlier failures of the account are forgotten. */
  succeeded(email: string): void;
}

/** @param now milliseconds since the epoch */
export function createLoginLimits(now: () => number): LoginLimits {
  const accounts = createWindow(accountLimit, now);
  const addresses = createWindow(addressLimit, now);
  return {
    enter: (email, address) => {
      const waitMs = Math.max(accounts.waitMs(email), addresses.waitMs(address));
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      accounts.count(email);
      addresses.count(address);
      return 0;
    },
    succeeded: (email) => accounts.forget(email),
  };
}
