import type { OutgoingHttpHeaders } from 'node:http';
import type { Call } from '#schemas/calls/define-call.ts';
import { framedBytes } from './framing.ts';
import type { CallPlatform, PlatformCall } from './platform-call.ts';
import { collectAnswer, parseAnswer } from './session/read-answer.ts';
import { measured, type Observing } from './upstream/observe-calls.ts';
import { withDeadline } from './with-deadline.ts';

/** A call in the edge's own name, whose answer is read here. */
export interface CallToRead {
  readonly record: Call;
  /** Path and query. */
  readonly target: string;
  /** Besides those that say what is sent and what can be read. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly clientIp: string;
}

export interface AnswerRead {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Undefined when there was none. */
  readonly body: unknown;
}

/** @throws when no readable answer came in time */
export type ReadCall = (call: CallToRead) => Promise<AnswerRead>;

/** A call whose answer is wanted as a whole, its body as bytes that lie ready. */
export interface WholeCall extends Omit<PlatformCall, 'body'> {
  readonly body: string | null;
}

export interface WholeAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer;
}

/** Rejects when no answer came, or a larger one than is read. */
export type CarryWhole = (call: WholeCall) => Promise<WholeAnswer>;

export interface ReadCallParts extends Pick<Observing, 'observe'> {
  readonly carry: CarryWhole;
  readonly timeoutMs: number;
}

/** Makes calls of the tables in the edge's own name, each measured by the name of its record. */
export function createReadCall({ carry, timeoutMs, observe }: ReadCallParts): ReadCall {
  return ({ record: { id, method }, target, headers, body, clientIp }) =>
    withDeadline(timeoutMs, async (signal) => {
      const asked: WholeCall = {
        method,
        target,
        headers: {
          ...headers,
          accept: 'application/json, text/plain',
          'accept-encoding': 'identity',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        clientIp,
        signal,
      };
      const answer = await measured(id, () => carry(asked), observe);
      return { status: answer.status, headers: answer.headers, body: parseAnswer(answer) };
    });
}

/** Carries whole calls as streams, where a connection is in between. */
export const wholeThrough =
  (call: CallPlatform): CarryWhole =>
  async ({ body, ...asked }) => {
    const answer = await call({ ...asked, body: body === null ? null : framedBytes(Buffer.from(body)) });
    return { status: answer.status, headers: answer.headers, bytes: await collectAnswer(answer) };
  };
