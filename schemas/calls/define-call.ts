import type { Static, TObject, TSchema } from 'typebox';
import type { CacheProfile } from '../constants.ts';
import type { ApplicationStatus } from '../statuses.ts';
import type { Access } from './access.ts';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Statuses a call may fail with by its own rules; any call may answer 500, 502 and 503. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/**
 * What a call means to the edge's sessions.
 * - `signs-in`: says who somebody is; it carries no session of before, and its 401 is a wrong password.
 * - `may-sign-in`: its answer may be a sign-in: a proved code opens the account that waited for it.
 * - `sends-code`: answers to which contact a code went.
 * - `proves-contact`, `tells-self`: what the session knows of the customer changes with its answer, or is its answer.
 * - `takes-files`: no time to wait for them, no room to keep them.
 * - `gives-file`: answers with bytes as they were taken in, sent as an attachment, and no place for a token.
 */
export type SessionEffect =
  | 'signs-in'
  | 'may-sign-in'
  | 'sends-code'
  | 'proves-contact'
  | 'tells-self'
  | 'takes-files'
  | 'gives-file';

/**
 * One call of the wire, once: the platform's route, the API's description, what the edge lets through and with which
 * session, the typed reader of the widgets' queries and the typed client of their views all follow from it.
 */
export interface Call {
  /** Unique, e.g. `contract.settlement`. */
  readonly id: string;
  /** `WS` opens a socket; `ANY` stands for the proxy itself. */
  readonly method: CallMethod | 'WS' | 'ANY';
  /** Path template relative to the host; `{product}` is filled from configuration, other `{names}` are `params`. */
  readonly path: string;
  /** Part of the product it belongs to (specification 7). */
  readonly area: string;
  readonly access: Access;
  /** Statuses of the application in which a customer's call is answered ([sec 14]); all when not given. */
  readonly statuses?: readonly ApplicationStatus[];
  /**
   * True where it is answered in every status, too, to customers who have a contract that is over: their money and their
   * documents stay within reach ([0093](../../docs/decisions/0093-a-loan-that-is-over.md)).
   */
  readonly afterwards?: true;
  readonly session?: readonly SessionEffect[];
  /** Headings of the API's description that it stands under. */
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** For the description: the schema of the body's `data`, which the call itself checks to answer 422. */
  readonly dataSchema?: TSchema;
  /** Largest body in bytes, where it is not the usual one (`bodyLimitOf`). */
  readonly bodyLimit?: number;
  /** Body of a successful answer, whole; not given where it is no JSON. */
  readonly answer?: TSchema;
  /** Status of a successful answer, 200 when not given; of several, the handler says which. */
  readonly status?: 200 | 201 | readonly [200, 201];
  readonly failures?: readonly FailureStatus[];
  /** Failures whose body is one of the call's own. */
  readonly ownFailures?: Readonly<Partial<Record<FailureStatus, TSchema>>>;
  /** False on calls of staff that change nothing, whatever their method: the audit log leaves them out. */
  readonly audited?: false;
  /**
   * False on calls of staff that a screen makes by itself, again and again: they keep no session from ending as idle
   * ([sec 5]).
   */
  readonly keepsSession?: false;
  /**
   * True on the calls of staff that finish a sign-in: they are answered to who has said the password, and a second factor
   * is missing.
   */
  readonly duringSignIn?: true;
  /**
   * True where the time an answer takes would tell whether somebody has an account: each leaves as long after its question
   * ([sec 10]).
   */
  readonly steady?: true;
  /**
   * True on a read that costs something, e.g. an answer that a third party is paid for: a page of another site must not
   * have it made by its visitors' browsers, so the edge guards it as it guards writes ([sec 7]).
   */
  readonly costs?: true;
  /** Query values the engine sends with it, by name; `{product}` in them is filled. */
  readonly sends?: Readonly<Record<string, string>>;
  /** Set where the specification's call has no `language`: the engine says it in `accept-language` alone. */
  readonly language?: 'in-header';
  /** Cache time of its answer in the engine (specification 9). */
  readonly cache?: CacheProfile;
  /** Named by the specification and not served by the embedded platform yet. */
  readonly isPlanned?: true;
}

/** Bodies of customers and visitors are a few fields: reading and checking a large one would keep everybody else waiting. */
const publicBodyLimit = 32 * 1024;
/** Bodies of staff are whole documents. */
export const staffBodyLimit = 2 * 1024 * 1024;

/** The largest body a call takes, in bytes. */
export const bodyLimitOf = ({ access, bodyLimit }: Pick<Call, 'access' | 'bodyLimit'>): number =>
  bodyLimit ?? (typeof access === 'object' ? staffBodyLimit : publicBodyLimit);

/** States a call. @returns it, with its type as exact as it stands there */
export const defineCall = <const C extends Call>(call: C): C => call;

type Input<Schema> = Schema extends TSchema ? Static<Schema> : unknown;

/** What is in the path of a call, its `{product}` apart. */
export type ParamsOf<C> = C extends { readonly params: infer Schema } ? Input<Schema> : unknown;
export type HeadersOf<C> = C extends { readonly headers: infer Schema } ? Input<Schema> : unknown;
export type QueryOf<C> = C extends { readonly query: infer Schema } ? Input<Schema> : unknown;
export type BodyOf<C> = C extends { readonly body: infer Schema } ? Input<Schema> : unknown;
/** Body of a successful answer, whole. */
export type AnswerOf<C> = C extends { readonly answer: infer Schema } ? Input<Schema> : unknown;
/** What a reader of the call is given: `data` of the answer's envelope; the whole body where there is no envelope. */
export type DataOf<C> = AnswerOf<C> extends { readonly data: infer Data } ? Data : AnswerOf<C>;
