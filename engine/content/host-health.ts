import type { ContentError } from './content-error.ts';

/** Failures in a row, with no answer between them, after which the host counts as down. */
const failuresUntilDown = 3;

/** Knows whether the host answers at all, so that a dead one is not asked again for every address. */
export interface HostHealth {
  /**
   * The error to fail with at once while the host is down, or null when a request may go out. While it is down one
   * request per `retryMs` may: it finds out whether the host is back.
   */
  refuses(): ContentError | null;
  /** An answer came, whatever its status. */
  answered(): void;
  /** No answer came. */
  silent(error: ContentError): void;
}

export function createHostHealth({ now, retryMs }: { now: () => number; retryMs: number }): HostHealth {
  let failures = 0;
  let retryAt = 0;
  let lastError: ContentError | null = null;
  return {
    refuses() {
      if (failures < failuresUntilDown) return null;
      if (now() < retryAt) return lastError;
      retryAt = now() + retryMs;
      return null;
    },
    answered() {
      failures = 0;
      lastError = null;
    },
    silent(error) {
      failures += 1;
      lastError = error;
      retryAt = now() + retryMs;
    },
  };
}
