import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../base/database/database.ts';

/** What a customer wants to happen once. */
export interface Operation<Ready, Body> {
  /** Id of the call. */
  readonly call: string;
  readonly customerId: string;
  /**
   * Asks what the work needs, outside of the transaction, when the key is new. Refusals that a repetition must not meet (wrong
   * status, too late, too much) are thrown here or in the work, not in a hook of the route: the first try may have changed
   * what they look at.
   */
  readonly prepare?: () => Promise<Ready>;
  /**
   * In the transaction of the stored answer; it may use no other connection (PGlite has one).
   * @param ready what {@link prepare} returned
   * @returns the body of the answer
   */
  readonly work: (tx: Orm, ready: Ready) => Promise<Body>;
}

/** What became of an operation. */
export interface OperationResult<Body> {
  /** Of the first try that was done, as it was answered. */
  readonly body: Body;
  /** Whether an earlier try did it: this one changed nothing, and there is nothing to tell anybody. */
  readonly isRepeated: boolean;
}

/**
 * One effect for one intention ([sec 33]). The key is the customer's: made in the browser, sent again with every try.
 * Work and stored answer are one transaction, so that a crash leaves both or neither.
 */
export interface Idempotency {
  /**
   * Does an operation once for each key of a customer; a repetition gets the stored answer. Work that throws leaves nothing
   * behind, and its key may be used again.
   * @throws PlatformError invalid_request (no key), invalid_content (the key stands for another body),
   * in_flight (the first try is not over)
   */
  run<Ready, Body>(
    request: FastifyRequest,
    operation: Operation<Ready, Body>,
  ): Promise<OperationResult<Body>>;
  /** Forgets keys older than seven days. @returns how many */
  forgetOld(): Promise<number>;
}
