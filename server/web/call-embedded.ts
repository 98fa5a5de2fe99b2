import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CallPlatform } from './platform-call.ts';

/** Carries calls to the platform in this process: its whole stack answers, without a socket in between. */
export function createEmbeddedPlatform(app: FastifyInstance): CallPlatform {
  return async ({ method, target, headers, body, clientIp, signal }) => {
    const failed = new Promise<never>((_resolve, reject) => {
      body?.once('error', reject);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const options: InjectOptions = {
      method: method as NonNullable<InjectOptions['method']>,
      url: target,
      headers: { ...headers },
      remoteAddress: clientIp,
      payloadAsStream: true,
      signal,
      ...(body !== null && { payload: body }),
    };
    const answer = await Promise.race([app.inject(options), failed]);
    return { status: answer.statusCode, headers: answer.headers, body: answer.stream() };
  };
}
