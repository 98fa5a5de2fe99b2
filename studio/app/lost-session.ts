/**
 * What happens when the platform says in the middle of work that nobody is signed in: calls wait until somebody is again,
 * and are made once more. What is on the screen stays as it is, and nothing that was typed is lost.
 */
export interface LostSession {
  /** Whether calls are waiting for somebody to sign in. */
  readonly isLost: () => boolean;
  /** @returns whether the call may be made again; false at once where nobody could be asked */
  readonly wait: (signal?: AbortSignal) => Promise<boolean>;
  /** Somebody signed in (`true`), or will not: waiting calls fail. */
  readonly settle: (renewed: boolean) => void;
  /** Hears when that changes. Whoever listens must be able to ask people. @returns stops it */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLostSession(): LostSession {
  const listeners = new Set<() => void>();
  const waiting = new Set<(renewed: boolean) => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    isLost: () => waiting.size > 0,
    wait: (signal) => {
      if (listeners.size === 0 || signal?.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const done = (renewed: boolean) => {
          waiting.delete(done);
          signal?.removeEventListener('abort', giveUp);
          resolve(renewed);
        };
        const giveUp = () => {
          done(false);
          notify();
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.add(done);
        notify();
      });
    },
    settle: (renewed) => {
      for (const done of [...waiting]) done(renewed);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this window: calls are made from everywhere, and there is one person in front of it. */
export const lostSession = createLostSession();
