import type { FastifyRequest } from 'fastify';
import type { Orm } from '../database/database.ts';

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
   * Does the work of a call once for each key of a customer; a repetition gets the stored answer.
   * @param call id of the call
   * @throws PlatformError invalid_request (no key), invalid_content (the key stands for another body),
   * in_flight (the first try is not over)
   */
  once(
    request: FastifyRequest,
    call: string,
    customerId: string,
    work: (tx: Orm) => Promise<OnceAnswer>,
  ): Promise<OnceAnswer>;
}
