import type { FastifyRequest } from 'fastify';
import type { Call } from '#schemas/calls/define-call.ts';
import type { ReadCall } from '../read-call.ts';

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
  readCall: ReadCall,
  { record, token, body }: StaffQuestion,
): Promise<StaffAnswer> {
  try {
    const answer = await readCall({
      record,
      target: record.path,
      headers: {
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
        // For the list of one's sessions.
        ...(request.headers['user-agent'] !== undefined && { 'user-agent': request.headers['user-agent'] }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body,
      clientIp: request.ip,
    });
    const retryAfter = answer.headers['retry-after']?.toString();
    return {
      status: answer.status,
      body: answer.body,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  } catch (error) {
    request.log.warn({ err: error, target: record.path }, 'the platform did not answer the Studio');
    return { status: 502, body: { error: { message: 'The service cannot be reached.' } } };
  }
}
