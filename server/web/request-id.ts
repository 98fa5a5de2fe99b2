import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ProxyTrust } from './proxy-trust.ts';

/**
 * The id a trusted proxy gave, when it is well-formed: it goes into logs and pages, so nothing else gets in. Else a new one: with
 * an id of their choice, visitors could write entries that look like those of another request.
 */
export function requestIdOf(
  request: IncomingMessage,
  { isFromProxy }: Pick<ProxyTrust, 'isFromProxy'>,
): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) && isFromProxy(request)
    ? given
    : randomUUID();
}
