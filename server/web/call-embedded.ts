import type { FastifyInstance, InjectOptions } from 'fastify';
import { untilAborted } from '#engine/content/until-aborted.ts';
import { declaredLength, framingOf } from './framing.ts';
import type { CallPlatform } from './platform-call.ts';
import type { CarryWhole } from './read-call.ts';

/** Carries calls to the platform in this process: its whole stack answers, without a socket in between. */
export function createEmbeddedPlatform(app: FastifyInstance): CallPlatform {
  return async ({ method, target, headers, body, clientIp, signal }) => {
    const failed = new Promise<never>((_resolve, reject) => {
      body?.stream.on('error', reject);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const options: InjectOptions = {
      method: method as NonNullable<InjectOptions['method']>,
      url: target,
      headers: { ...headers, ...framingOf(body) },
      remoteAddress: clientIp,
      payloadAsStream: true,
      signal,
      ...(body !== null && { payload: body.stream }),
    };
    const answer = await Promise.race([app.inject(options), failed]);
    const stream = answer.stream();
    // As with a remote platform: an answer that breaks off before somebody takes it is no accident of ours.
    stream.on('error', () => {});
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: stream,
      length: declaredLength(answer.headers),
    };
  };
}

/**
 * The same for answers that are read here: they come as they lie, without a stream on either side and a listener to the
 * deadline on each, which were a twentieth of what a page of a customer costs.
 */
export function readEmbeddedPlatform(app: FastifyInstance): CarryWhole {
  return async ({ method, target, headers, body, clientIp, signal }) => {
    const answering = app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: target,
      headers,
      remoteAddress: clientIp,
      ...(body !== null && { payload: body }),
    });
    const answer = await untilAborted(answering, signal);
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };
}
