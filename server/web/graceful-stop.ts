import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

export interface GracefulStop {
  /** Goes on serving until visitors are sent elsewhere; after an error nobody caught, that is not waited for. */
  readonly drain?: () => Promise<void>;
  /** Finishes and frees everything, in the right order. */
  readonly close: () => Promise<void>;
  readonly logger: FastifyBaseLogger;
  /** Where signals and errors nobody caught arrive; `process` outside tests. */
  readonly events: EventEmitter;
  readonly exit: (code: number) => void;
  /** Counts a promise that failed while nobody waited for it. */
  readonly onRejection?: () => void;
  /** How often a signal that is sent once may arrive; only what comes after that is a second one. */
  readonly signalsPerStop?: number;
  /** Longest time both may take. Above the 30 s of the web host, so that it can end its own way. */
  readonly deadlineMs?: number;
}

/**
 * Decides how the program ends (docs/decisions/0024). On SIGTERM or SIGINT it drains, closes and exits with 0; after an error
 * nobody caught it says the error once and whole, closes and exits with 1, so that a supervisor starts it anew. It exits
 * with 1 as well when closing fails, takes too long, or is interrupted by a second signal. A promise that failed while
 * nobody waited for it is said and counted, and the program goes on.
 */
export function stopGracefully({
  drain,
  close,
  logger,
  events,
  exit,
  onRejection,
  signalsPerStop = 1,
  deadlineMs = 35_000,
}: GracefulStop): void {
  let stopping = false;
  let signals = 0;
  let errors = 0;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const deadline = setTimeout(() => {
      logger.error({ deadlineMs }, 'stopping took too long');
      exit(1);
    }, deadlineMs);
    try {
      if (errors === 0) await drain?.();
      await close();
      logger.info(errors > 1 ? { furtherErrors: errors - 1 } : {}, 'stopped');
      exit(errors > 0 ? 1 : 0);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      exit(1);
    } finally {
      clearTimeout(deadline);
    }
  };
  const onSignal = (signal: string): void => {
    signals += 1;
    if (signals > signalsPerStop) {
      logger.warn({ signal }, 'second signal, leaving at once');
      exit(1);
      return;
    }
    if (signals > 1) return;
    logger.info({ signal }, 'stopping');
    void stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) events.on(signal, () => onSignal(signal));
  // Packages bring handlers of their own (vike's print the error and go on as if nothing had happened).
  for (const name of ['uncaughtException', 'unhandledRejection']) events.removeAllListeners(name);
  events.on('uncaughtException', (error: unknown) => {
    errors += 1;
    // What follows while stopping, mostly comes of the first, and may come without end.
    if (errors > 1) return;
    logger.fatal({ err: error }, 'nobody caught an error, stopping');
    void stop();
  });
  events.on('unhandledRejection', (error: unknown) => {
    logger.error({ err: error }, 'nobody waited for a promise that failed');
    onRejection?.();
  });
}
