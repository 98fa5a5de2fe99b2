import type { FastifyRequest } from 'fastify';
import { collectBody, limitBody } from './body-limit.ts';
import { carriesBody, declaredLength, type FramedBody, framedBytes } from './framing.ts';
import type { CallPlatform, PlatformAnswer } from './platform-call.ts';
import { toPlatformHeaders } from './proxy-headers.ts';

export interface SendOptions {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Read the body first, so that the call can be made twice. */
  readonly buffered: boolean;
  /** Whether the caller's own Authorization counts. */
  readonly ownBearer: boolean;
  /** Whether the answer has to come unpacked. */
  readonly readable: boolean;
}

/**
 * A browser's call, ready to be made: once, or several times when its body is buffered.
 * @returns makes the call; with an access token, in that session
 * @throws BodyTooLarge now or when the call is made
 */
export async function createSend(
  request: FastifyRequest,
  call: CallPlatform,
  options: SendOptions,
): Promise<(access: string | undefined) => Promise<PlatformAnswer>> {
  const { maxBytes, signal, buffered, ownBearer, readable } = options;
  const { authorization, ...headers } = toPlatformHeaders(request.headers, {
    ip: request.ip,
    requestId: request.id,
  });
  const hasBody = carriesBody(request.headers);
  const bytes = buffered && hasBody ? await collectBody(request.raw, maxBytes, signal) : null;
  const body = (): FramedBody | null => {
    if (bytes) return framedBytes(bytes);
    return hasBody ? streamed(request, maxBytes) : null;
  };
  return (access) =>
    call({
      method: request.method,
      target: request.raw.url ?? '',
      headers: {
        ...headers,
        ...(ownBearer && authorization !== undefined && { authorization }),
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
        ...(readable && { 'accept-encoding': 'identity' }),
      },
      body: body(),
      clientIp: request.ip,
      signal,
    });
}

function streamed(request: FastifyRequest, maxBytes: number): FramedBody {
  const limited = limitBody(maxBytes);
  request.raw.once('error', (error) => limited.destroy(error));
  return { stream: request.raw.pipe(limited), length: declaredLength(request.headers) };
}
