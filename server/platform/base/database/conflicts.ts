import type { Log, Orm } from './database.ts';

/** SQLSTATE of what fails because of others at the same moment: a deadlock, a serialisation failure. */
const conflictStates: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Whether a statement or transaction failed only because of others at the same moment. Nothing of it was kept. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && conflictStates.has(error.code)) || isConflict(error.cause);
}

/**
 * Makes transactions that are begun once more where others got in their way. What a transaction does besides its statements
 * must bear being done twice, or come after it. @returns runs one; what fails again fails
 */
export function repeatConflicts(log: Log, run: Orm['transaction']): Orm['transaction'] {
  return async (work, config) => {
    try {
      return await run(work, config);
    } catch (error) {
      if (!isConflict(error)) throw error;
      log.warn({}, 'a transaction that met others is done once more');
      return run(work, config);
    }
  };
}
