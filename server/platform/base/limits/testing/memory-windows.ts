import { createAttemptWindow } from '../../../http/attempt-window.ts';
import type { OpenWindow } from '../shared-windows.ts';

/** Windows that need no database: for tests of what counts in them. */
export const memoryWindows =
  (now: () => number): OpenWindow =>
  (_name, limit) => {
    const window = createAttemptWindow(limit, now);
    return {
      enter: async (key) => {
        const waitMs = window.waitMs(key);
        if (waitMs === 0) window.count(key);
        return waitMs;
      },
      waitMs: async (key) => window.waitMs(key),
      forget: async (key) => window.forget(key),
    };
  };
