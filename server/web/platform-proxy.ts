import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLarge, limitBody, maxProxiedBody } from './body-limit.ts';
import type { CallPlatform, PlatformAnswer } from './platform-call.ts';
import { toBrowserHeaders, toPlatformHeaders } from './proxy-headers.ts';
import { safeLocation } from './safe-location.ts';
import { dataPolicy } from './security-headers.ts';
import { admitsWrite } from './write-guard.ts';

export interface ProxyParts {
  readonly call: CallPlatform;
  /** Whether the platform is our own code. */
  readonly trusted: boolean;
  /** Whether a method and path (without query) are of the call list (security decision 3). */
  readonly isKnownCall: (method: string, path: string) => boolean;
  readonly timeoutMs: number;
  readonly publicOrigin?: string;
}

/** Forwards the calls of the list under `/v2/` to the platform, and nothing else. */
export async function registerPlatformProxy(app: FastifyInstance, parts: ProxyParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is passed on unread; Fastify gives the raw stream as `request.body`.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/v2/*',
      handler: (request, reply) => forward(request, reply, parts),
    });
  });
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ProxyParts,
): Promise<FastifyReply> {
  const { method, headers } = request;
  const target = request.raw.url ?? '';
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at + 1);
  if (!parts.isKnownCall(method, path)) return refuse(reply, 404, 'There is no such call.');
  const origin = parts.publicOrigin !== undefined && { publicOrigin: parts.publicOrigin };
  if (!admitsWrite({ method, path, query, headers, ...origin })) {
    return refuse(reply, 403, 'The call did not come from a page of this site.');
  }
  if (Number(headers['content-length'] ?? 0) > maxProxiedBody) return refuseBody(reply);
  // Both parts of the deadline also end the body of an answer that has begun.
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const signal = AbortSignal.any([AbortSignal.timeout(parts.timeoutMs), left.signal]);
  try {
    const answer = await parts.call({
      method,
      target,
      headers: toPlatformHeaders(headers, { ip: request.ip, requestId: request.id }),
      body: bodyOf(request),
      clientIp: request.ip,
      signal,
    });
    return answerWith(request, reply, answer, parts.trusted);
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuseBody(reply);
    request.log.warn({ err: error, url: target }, 'the platform did not answer');
    return signal.aborted
      ? refuse(reply, 504, 'The service did not answer in time.')
      : refuse(reply, 502, 'The service cannot be reached.');
  }
}

function answerWith(request: FastifyRequest, reply: FastifyReply, answer: PlatformAnswer, trusted: boolean) {
  const location = answer.headers.location?.toString();
  const isRedirect = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
  if (answer.status < 200 || (isRedirect && !staysHere(location))) {
    answer.body.destroy();
    request.log.warn({ status: answer.status, url: request.raw.url }, 'the platform redirects away');
    return refuse(reply, 502, 'The service gave an answer that cannot be passed on.');
  }
  const personal = request.headers.cookie !== undefined || request.headers.authorization !== undefined;
  return reply
    .code(answer.status)
    .headers(toBrowserHeaders(answer.headers, { personal, trusted }))
    .send(answer.body);
}

function staysHere(location: string | undefined): boolean {
  return location !== undefined && (safeLocation(location)?.startsWith('/v2/') ?? false);
}

function bodyOf(request: FastifyRequest): Readable | null {
  if (request.body === undefined || request.body === null) return null;
  const limited = limitBody(maxProxiedBody);
  request.raw.once('error', (error) => limited.destroy(error));
  return request.raw.pipe(limited);
}

/** The rest of the body is not wanted: the connection ends with the answer. */
function refuseBody(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('connection', 'close'), 413, 'The request is too large.');
}

/** In the shape the client shows errors from (specification 8). */
function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy })
    .send({ error: { message } });
}
