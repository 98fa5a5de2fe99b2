/** Why a server should get no visitors. */
export type NotReady = 'starting' | 'stopping' | 'database';

/** Longest wait for a word of the database, in milliseconds. */
const probeTimeoutMs = 3000;

export interface ReadinessOptions {
  readonly isStopping: () => boolean;
  readonly isWarm: () => boolean;
  /** Asks the database something small; rejects when it does not answer. Without one of ours, nothing is asked. */
  readonly probeDatabase?: (() => Promise<unknown>) | undefined;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Says why the server should get no visitors; null when it should. However many ask at once, the database is asked once: the
 * address is open to everybody.
 */
export function createReadiness(options: ReadinessOptions): () => Promise<NotReady | null> {
  const { isStopping, isWarm, probeDatabase, onFailure } = options;
  let asking: Promise<boolean> | null = null;

  async function answers(probe: () => Promise<unknown>): Promise<boolean> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timeout = setTimeout(() => reject(new Error('The database said nothing in time.')), probeTimeoutMs);
    try {
      await Promise.race([probe(), late]);
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    } finally {
      clearTimeout(timeout);
      asking = null;
    }
  }

  return async () => {
    if (isStopping()) return 'stopping';
    if (!isWarm()) return 'starting';
    if (probeDatabase === undefined) return null;
    asking ??= answers(probeDatabase);
    const isThere = await asking;
    if (isStopping()) return 'stopping';
    return isThere ? null : 'database';
  };
}
