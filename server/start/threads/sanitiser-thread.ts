import { resolve } from 'node:path';
import type { SanitiseAll } from '#engine/html/sanitise.ts';
import { SanitiserBroken } from '#engine/html/sanitiser-self-test.ts';
import { createThread, idleMs, type Thread } from './thread.ts';

/** The thread that makes HTML safe. Who edits looks at drafts, which keeps it awake. */
export interface SanitiserThread extends AsyncDisposable {
  /** Rejects when the texts take too long or end the thread. */
  readonly sanitiseAll: SanitiseAll;
  /** Rejects with SanitiserBroken when its sanitiser cannot be loaded or lets a known attack through ([sec 25]). */
  readonly ready: Promise<void>;
}

/** Fifty texts as long as a law take a tenth of this. */
const timeoutMs = 10_000;
/**
 * The first task loads the sanitiser and tries it out, half a second of a core. Where many programs start at once it took more than ten
 * seconds, and a busy machine is no reason not to start.
 */
const startTimeoutMs = 60_000;

/** @param development the source itself, not its build */
export function openSanitiserThread(development: boolean): SanitiserThread {
  const file = development ? 'server/start/threads/sanitiser-worker.ts' : 'dist/server/sanitiser-worker.mjs';
  return sanitiseIn(createThread({ file: resolve(file), timeoutMs, idleMs }));
}

/** The thread begins at once. */
export function sanitiseIn(thread: Thread<readonly string[], readonly string[]>): SanitiserThread {
  const ready = thread.run([], { withinMs: startTimeoutMs }).then(
    () => undefined,
    (error: unknown) => {
      throw new SanitiserBroken(error instanceof Error ? error.message : String(error), { cause: error });
    },
  );
  // Whoever starts the server comes to wait for it later.
  ready.catch(() => undefined);
  return {
    sanitiseAll: (texts) => thread.run(texts),
    ready,
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
}
