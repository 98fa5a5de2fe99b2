import { LRUCache } from 'lru-cache';
import { clientKey } from '#server/clients/client-key.ts';

/** How often something may be tried. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Counts attempts within a sliding window, per key. */
export interface AttemptWindow {
  /** Milliseconds until another attempt is let through, never more than the window; 0 when one is now. */
  waitMs(key: string): number;
  count(key: string): void;
  forget(key: string): void;
}

const maxKeys = 20_000;

/**
 * A clock for what is counted: the wall clock is put right, and may jump by a day; then nobody shall wait for a day, nor be
 * let off. A clock that a test holds in its hands stays what it is.
 */
const steady = (now: () => number): (() => number) => (now === Date.now ? () => performance.now() : now);

/**
 * Kept in memory: each node counts for itself, and a restart forgets. Forgets the keys unused for longest when there are
 * too many.
 * @param now milliseconds since the epoch
 */
export function createAttemptWindow({ attempts, windowMs }: AttemptLimit, now: () => number): AttemptWindow {
  const clock = steady(now);
  // With `max` it would take its full length at once, and a platform has many windows.
  const times = new LRUCache<string, readonly number[]>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  const recent = (key: string) => {
    const at = clock();
    // Nothing was counted later than now: the clock was put back.
    return (times.get(key) ?? []).map((time) => Math.min(time, at)).filter((time) => time > at - windowMs);
  };
  return {
    waitMs: (key) => {
      const oldest = recent(key).at(-attempts);
      return oldest === undefined ? 0 : oldest + windowMs - clock();
    },
    count: (key) => void times.set(key, [...recent(key), clock()].slice(-attempts)),
    forget: (key) => void times.delete(key),
  };
}

/** The same, per client: its keys are addresses ([sec 9]). */
export function createClientWindow(limit: AttemptLimit, now: () => number): AttemptWindow {
  const { waitMs, count, forget } = createAttemptWindow(limit, now);
  return {
    waitMs: (address) => waitMs(clientKey(address)),
    count: (address) => count(clientKey(address)),
    forget: (address) => forget(clientKey(address)),
  };
}
