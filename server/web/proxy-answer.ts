import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownAddress } from '#schemas/own-address.ts';
import type { PlatformAnswer } from './platform-call.ts';
import { toBrowserHeaders } from './proxy-headers.ts';
import { dataPolicy } from './security-headers.ts';

/** Passes an answer of the platform on as it comes; a redirect that would leave its paths is refused. */
export function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PlatformAnswer,
  trusted: boolean,
): FastifyReply {
  const location = answer.headers.location?.toString();
  const isRedirect = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
  if (answer.status < 200 || (isRedirect && !staysHere(location))) {
    answer.body.destroy();
    request.log.warn({ status: answer.status, url: request.raw.url }, 'the platform redirects away');
    return refuse(reply, 502, 'The service gave an answer that cannot be passed on.');
  }
  const personal = request.headers.cookie !== undefined || request.headers.authorization !== undefined;
  reply.code(answer.status).headers(toBrowserHeaders(answer.headers, { personal, trusted }));
  return sendBody(reply, answer);
}

/** Sends the body of an answer, framed by us: with its length where it is known, so that a browser can show how far it is. */
export function sendBody(reply: FastifyReply, { body, length }: PlatformAnswer): FastifyReply {
  const { statusCode, request } = reply;
  const isBodiless = request.method === 'HEAD' || statusCode === 204 || statusCode === 304;
  if (isBodiless) {
    // Read to its end, which is at once, so that the connection to the platform stays.
    body.once('error', () => {}).resume();
    return reply.send();
  }
  // More or fewer bytes than we said would end this connection's frame: the connection is ended instead.
  reply.raw.strictContentLength = true;
  return (length === null ? reply : reply.header('content-length', length)).send(body);
}

function staysHere(location: string | undefined): boolean {
  return location !== undefined && (ownAddress(location)?.startsWith('/v2/') ?? false);
}

/** A refusal of ours, in the shape the client shows errors from (specification 8). */
export function refuse(reply: FastifyReply, status: number, message: string, code?: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy })
    .send({ error: { message, ...(code !== undefined && { code }) } });
}
