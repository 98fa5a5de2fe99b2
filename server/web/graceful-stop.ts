import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

export interface GracefulStop {
  /** Finishes and frees everything, in the right order. */
  readonly close: () => Promise<void>;
  readonly logger: FastifyBaseLogger;
  /** Where signals arrive; `process` outside tests. */
  readonly signals: EventEmitter;
  readonly exit: (code: number) => void;
  /** Longest time `close` may take. Above the 30 s of the web host, so that it can end its own way. */
  readonly deadlineMs?: number;
}

/**
 * On SIGTERM or SIGINT closes and exits with 0; with 1 when closing fails, takes too long, or is interrupted by a
 * second signal.
 */
export function stopOnSignal({ close, logger, signals, exit, deadlineMs = 35_000 }: GracefulStop): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) {
      logger.warn({ signal }, 'second signal, leaving at once');
      exit(1);
      return;
    }
    stopping = true;
    logger.info({ signal }, 'stopping');
    const deadline = setTimeout(() => {
      logger.error({ deadlineMs }, 'stopping took too long');
      exit(1);
    }, deadlineMs);
    try {
      await close();
      logger.info('stopped');
      exit(0);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      exit(1);
    } finally {
      clearTimeout(deadline);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) signals.on(signal, () => void stop(signal));
}
