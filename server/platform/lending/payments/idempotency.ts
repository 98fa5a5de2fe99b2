import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../base/database/database.ts';

export interface OnceAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * One effect for one intention ([sec 33]). The key is the customer's: made in the browser, sent again with every try.
 * Work and stored answer are one transaction, so that a crash leaves both or neither.
 */
export interface Idempotency {
  /**
   * Does the work of a call once for each key of a customer; a repetition gets the stored answer. Work that throws leaves
   * nothing behind, and its key may be used again.
   * @param call id of the call
   * @param work in the transaction of the stored answer; it may use no other connection (PGlite has one)
   * @param before asks what the work needs, outside of the transaction, when the key is new. Refusals that a repetition
   * must not meet (wrong status, too late, too much) are thrown here or in the work, not in a hook of the route:
   * the first try may have changed what they look at.
   * @throws PlatformError invalid_request (no key), invalid_content (the key stands for another body),
   * in_flight (the first try is not over)
   */
  once(
    request: FastifyRequest,
    call: string,
    customerId: string,
    work: (tx: Orm) => Promise<OnceAnswer>,
    before?: () => Promise<void>,
  ): Promise<OnceAnswer>;
  /** Forgets keys older than seven days. @returns how many */
  forgetOld(): Promise<number>;
}
