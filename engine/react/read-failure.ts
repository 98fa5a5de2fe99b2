import { otherPersonCode } from '#schemas/page-person.ts';
import { saysProcessEngineAway } from '../process-engine.ts';
import {
  Failed,
  InvalidFields,
  OtherPerson,
  type PlatformFailure,
  ProcessUnavailable,
  SiteOffline,
  TooManyAttempts,
  Unauthorized,
} from './platform-failures.ts';

/** An answer that is not a success, as far as it matters here. */
export interface FailedAnswer {
  readonly status: number;
  /** The parsed body; anything, the host may be a foreign one. */
  readonly body: unknown;
  readonly retryAfter: string | null;
  /** Whether the call was a try to sign in: its 401 says that what was given was wrong, not that a session is over. */
  readonly signsIn: boolean;
}

/** Seconds to wait when the server counts attempts and does not say how long. */
const usualWaitS = 60;

/** What an answer says went wrong (specification 8). Never throws, whatever the body holds. */
export function readFailure({ status, body, retryAfter, signsIn }: FailedAnswer): PlatformFailure {
  const root = asRecord(body);
  const error = asRecord(root.get('error'));
  const code = textOf(error.get('code')) || undefined;
  const message = textOf(error.get('message')) || firstOf(root.get('errors')) || textOf(root.get('message'));
  if (saysProcessEngineAway(status, body)) return new ProcessUnavailable(message, code);
  if (status === 401 && !signsIn) return new Unauthorized(message, code);
  if (status === 409 && code === otherPersonCode) return new OtherPerson(message, code);
  if (status === 429) return new TooManyAttempts(message, secondsOf(retryAfter), code);
  const offline = textOf(asRecord(root.get('data')).get('text'));
  // As with documents (decision 0007): without the host's own text a 503 is an outage, not a decision.
  if (status === 503 && offline !== '') return new SiteOffline(offline, code);
  const fields = fieldsOf(error.get('fields'));
  if (fields.size > 0) return new InvalidFields(message, fields, code);
  return new Failed(message, status, code);
}

function fieldsOf(value: unknown): ReadonlyMap<string, string> {
  const named = [...asRecord(value)].flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return new Map(named);
}

/** A Map, because names come from outside: `__proto__` is a name like any other in it. */
const asRecord = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const firstOf = (value: unknown): string => (Array.isArray(value) ? textOf(value[0]) : '');

function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return retryAfter !== null && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : usualWaitS;
}
