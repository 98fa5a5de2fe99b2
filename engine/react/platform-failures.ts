/*
 * How a call to the platform can fail, one class for each way a screen has to behave (specification 8). `message` is the
 * server's own words for a person, in the page's language; it is empty when the server had none, and is text, never markup.
 */

/** Every way a call can fail. */
export type FailureName =
  | 'Unauthorized'
  | 'OtherPerson'
  | 'TooManyAttempts'
  | 'InvalidFields'
  | 'SiteOffline'
  | 'ProcessUnavailable'
  | 'Offline'
  | 'Failed';

/** Anything a call can fail with; what follows from each stands in `failure-policy.ts`. */
export abstract class PlatformFailure extends Error {
  abstract override readonly name: FailureName;
  /** The server's word for programs, e.g. `code_expired`; undefined when it gave none. */
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** 401: the session is over. */
export class Unauthorized extends PlatformFailure {
  override readonly name = 'Unauthorized';
}

/** 409 of the edge: somebody else is signed in than the person the page was drawn for. Nothing was done. */
export class OtherPerson extends PlatformFailure {
  override readonly name = 'OtherPerson';
}

/** 429: come back later. */
export class TooManyAttempts extends PlatformFailure {
  override readonly name = 'TooManyAttempts';
  /** Seconds to wait. */
  readonly retryAfterS: number;
  constructor(message: string, retryAfterS: number, code?: string) {
    super(message, code);
    this.retryAfterS = retryAfterS;
  }
}

/** 422: some fields are wrong, by their alias. The server names the fields, so look them up with `get`. */
export class InvalidFields extends PlatformFailure {
  override readonly name = 'InvalidFields';
  readonly fields: ReadonlyMap<string, string>;
  constructor(message: string, fields: ReadonlyMap<string, string>, code?: string) {
    super(message, code);
    this.fields = fields;
  }
}

/** 503: the site is switched off; `text` is what its owner says about it. */
export class SiteOffline extends PlatformFailure {
  override readonly name = 'SiteOffline';
  get text(): string {
    return this.message;
  }
}

/** 555 or `bpm_unavailable`: the process engine is away. */
export class ProcessUnavailable extends PlatformFailure {
  override readonly name = 'ProcessUnavailable';
}

/** No answer came: no connection, or not in time. */
export class Offline extends PlatformFailure {
  override readonly name = 'Offline';
}

/** Every other refusal. */
export class Failed extends PlatformFailure {
  override readonly name = 'Failed';
  readonly status: number;
  constructor(message: string, status: number, code?: string) {
    super(message, code);
    this.status = status;
  }
}
