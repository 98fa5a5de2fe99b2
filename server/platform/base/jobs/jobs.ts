/** Work that is due at a time. It finds out by itself what there is to do, so that running it once too often does no harm. */
export interface DueWork {
  /** Queue name: letters, digits, hyphens. */
  readonly name: string;
  /** Runs at least so often, whatever became of the wake-up calls. */
  readonly everySeconds: number;
  run(): Promise<unknown>;
}

/** Hears of one run of work that is due: its name, what came of it, and seconds. */
export type ObserveJob = (job: string, result: 'done' | 'failed', seconds: number) => void;

/** What runs by itself, some time after a call was answered. */
export interface Jobs {
  /** Lets a kind of work run from now on. */
  add(work: DueWork): void;
  /**
   * Has a kind of work run at a time. It does not wait for the queue: whoever calls may hold a transaction, and PGlite has
   * one connection. A call that is lost costs no more than the work's own period.
   */
  wake(name: string, at: Date): void;
  /** Waits for what runs, and takes nothing more on. */
  close(): Promise<void>;
}

/** For platforms that are opened for other work than serving, and tests, which advance by hand. */
export const noJobs: Jobs = { add: () => undefined, wake: () => undefined, close: async () => undefined };
