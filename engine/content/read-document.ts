import type { DocumentCall } from './document-call.ts';
import type { DocumentResult } from './read-answer.ts';

/** A document that was read, and what it said. */
export interface ReadDocument {
  readonly call: DocumentCall<unknown>;
  /** The part of the answer that was used. */
  readonly tags: readonly string[];
  readonly result: DocumentResult;
}
