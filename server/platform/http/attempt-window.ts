import { LRUCache } from 'lru-cache';

/** How often something may be tried. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

const maxKeys = 20_000;

/**
 * Counts attempts within a sliding window, per key. Kept in memory: each node counts for itself, and a restart forgets.
 * Forgets the keys unused for longest when there are too many.
 * @param now milliseconds since the epoch
 */
export function createAttemptWindow({ attempts, windowMs }: AttemptLimit, now: () => number) {
  // With `max` it would take its full length at once, and a platform has many windows.
  const times = new LRUCache<string, readonly number[]>({ maxSize: maxKeys, sizeCalculation: () => 1 });
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
