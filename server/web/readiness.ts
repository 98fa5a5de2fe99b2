/** Why a server should get no visitors. */
export type NotReady = 'starting' | 'stopping' | 'database';

/**
 * Whether a server should get visitors. `degraded`: it should, though the database does not answer now; pages of the cache and files are
 * served, and what needs the database is answered 503 at once.
 */
export type Readiness =
  | { readonly status: 'ready' }
  | { readonly status: 'degraded'; readonly reason: 'database' }
  | { readonly status: 'not ready'; readonly reason: NotReady };

/** Longest wait for a word of the database, in milliseconds. */
const probeTimeoutMs = 3000;

export interface ReadinessOptions {
  readonly isStopping: () => boolean;
  readonly isWarm: () => boolean;
  /** Asks the database something small; rejects when it does not answer. Without one of ours, nothing is asked. */
  readonly probeDatabase?: (() => Promise<unknown>) | undefined;
  /** Is notified when the database stops answering, with the error, and when it answers again, without. */
  readonly onChange: (error?: unknown) => void;
}

/** What a server knows of whether it can serve. */
export interface ReadinessCheck {
  readiness(): Promise<Readiness>;
  /** Whether the database answers; null where none of ours is asked. */
  hasDatabase(): Promise<boolean | null>;
}

/**
 * All nodes share the database: were each not ready without it, a balancer would have none left, and what they can serve without it would be
 * gone, too. So a server that was ready once stays in, until it stops. However many ask at once, the database is asked once: the address
 * is open to everybody.
 */
export function createReadiness(options: ReadinessOptions): ReadinessCheck {
  const { isStopping, isWarm, probeDatabase, onChange } = options;
  let asking: Promise<boolean> | null = null;
  let answered = true;
  let wasReady = false;

  async function answers(probe: () => Promise<unknown>): Promise<boolean> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timeout = setTimeout(() => reject(new Error('The database said nothing in time.')), probeTimeoutMs);
    try {
      await Promise.race([probe(), late]);
      if (!answered) onChange();
      answered = true;
    } catch (error) {
      // Told once: balancers ask every second.
      if (answered) onChange(error);
      answered = false;
    } finally {
      clearTimeout(timeout);
      asking = null;
    }
    return answered;
  }

  const hasDatabase = async (): Promise<boolean | null> => {
    if (probeDatabase === undefined) return null;
    asking ??= answers(probeDatabase);
    return asking;
  };

  return {
    hasDatabase,
    readiness: async () => {
      if (isStopping()) return { status: 'not ready', reason: 'stopping' };
      if (!isWarm()) return { status: 'not ready', reason: 'starting' };
      const isThere = (await hasDatabase()) !== false;
      if (isStopping()) return { status: 'not ready', reason: 'stopping' };
      wasReady ||= isThere;
      if (isThere) return { status: 'ready' };
      return wasReady
        ? { status: 'degraded', reason: 'database' }
        : { status: 'not ready', reason: 'database' };
    },
  };
}
