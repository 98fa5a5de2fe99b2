import type { FastifyRequest } from 'fastify';
import type { Call } from '#schemas/calls/define-call.ts';
import { framedJson } from '../framing.ts';
import type { CallPlatform } from '../platform-call.ts';
import { readJsonAnswer } from '../session/read-answer.ts';
import { withDeadline } from '../with-deadline.ts';

export interface StaffQuestion {
  /** The call; its path has no names to fill. */
  readonly record: Call;
  readonly token?: string;
  readonly body?: unknown;
}

export interface StaffAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds, when the platform asks to wait. */
  readonly retryAfter?: string;
}

/**
 * Makes a call of the staff's side of the platform in the edge's own name.
 * @returns the answer; 502 in our words when there is none that can be read
 */
export async function askAsStaff(
  request: FastifyRequest,
  { call, timeoutMs }: { readonly call: CallPlatform; readonly timeoutMs: number },
  { record: { id, method, path: target }, token, body }: StaffQuestion,
): Promise<StaffAnswer> {
  try {
    return await withDeadline(timeoutMs, async (signal) => {
      const answer = await call({
        id,
        method,
        target,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          'x-forwarded-for': request.ip,
          'x-request-id': request.id,
          // For the list of one's sessions.
          ...(request.headers['user-agent'] !== undefined && { 'user-agent': request.headers['user-agent'] }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: framedJson(body),
        clientIp: request.ip,
        signal,
      });
      const retryAfter = answer.headers['retry-after']?.toString();
      return {
        status: answer.status,
        body: await readJsonAnswer(answer),
        ...(retryAfter !== undefined && { retryAfter }),
      };
    });
  } catch (error) {
    request.log.warn({ err: error, target }, 'the platform did not answer the Studio');
    return { status: 502, body: { error: { message: 'The service cannot be reached.' } } };
  }
}
