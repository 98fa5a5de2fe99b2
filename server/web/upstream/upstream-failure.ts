/**
 * Why a platform elsewhere gave no answer.
 * - `timeout`: none in time.
 * - `unreachable`: no connection, or one that broke.
 * - `garbage`: something came that is no answer: not HTTP, too large, broken packing, another protocol.
 */
type UpstreamFailureKind = 'timeout' | 'unreachable' | 'garbage';

/** Decide on `kind`; the message is for logs. Holds no headers: those of a call have the customer's token. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: UpstreamFailureKind;
  constructor(kind: UpstreamFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
