import type { FastifyInstance } from 'fastify';
import { mediaLibraryPath } from '#schemas/media-library.ts';
import type { CallPlatform } from './platform-call.ts';
import { sendBody } from './proxy-answer.ts';
import { dataPolicy } from './security-headers.ts';

interface MediaParts {
  readonly call: CallPlatform;
  readonly timeoutMs: number;
}

/** A large picture's first view in a width may have to be made. */
const makingMs = 30_000;
/** What a picture's answer says; nothing else of the platform's answer is passed on. */
const passed = ['content-type', 'cache-control'] as const;
const picture = /^image\/(avif|webp|jpeg)$/;

/**
 * The files of the media library, as the platform keeps them. They are pictures and nothing else: what the platform says of
 * them is checked, and opened on their own they can do nothing.
 */
export function registerMediaLibrary(app: FastifyInstance, { call, timeoutMs }: MediaParts): void {
  app.get(`${mediaLibraryPath}/:id/:name`, async (request, reply) => {
    const { id, name } = request.params as { readonly id: string; readonly name: string };
    const gone = () =>
      reply.code(404).headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy }).send();
    if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{1,5}\.(avif|webp|jpeg)$/.test(name)) return gone();
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const signal = AbortSignal.any([AbortSignal.timeout(Math.max(makingMs, timeoutMs)), left.signal]);
    try {
      const target = `${mediaLibraryPath}/${id}/${name}`;
      const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'x-request-id': request.id };
      const { ip: clientIp } = request;
      const answer = await call({ method: 'GET', target, headers, body: null, clientIp, signal });
      if (answer.status !== 200 || !picture.test(String(answer.headers['content-type']))) {
        answer.body.destroy();
        return gone();
      }
      for (const header of passed) {
        const value = answer.headers[header];
        if (value !== undefined) reply.header(header, value);
      }
      return sendBody(reply.header('content-security-policy', dataPolicy), answer);
    } catch (error) {
      request.log.warn({ err: error, media: id }, 'a picture could not be had');
      return reply
        .code(502)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy })
        .send();
    }
  });
}
