import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { personHeader } from '#schemas/page-person.ts';
import { previewHeader } from '#schemas/studio/preview.ts';
import { framingHeaders } from './framing.ts';
import { dataPolicy } from './security-headers.ts';

/** Concern one connection, not the message (RFC 9110 section 7.6.1), and what frames it there. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'upgrade',
  'http2-settings',
  // Of a WebSocket's handshake, which is made again on the next connection.
  'sec-websocket-accept',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  ...framingHeaders,
];

/**
 * What a client must not tell the platform: where it comes from and what it asked ([sec 17]; only we know), our cookies (the
 * platform speaks bearer tokens), and a referrer that may hold a one-use token ([sec 12]).
 */
const refusedFromClient = new Set([
  ...hopByHop,
  // With it a link to one page would read every draft: the edge alone says it (ADR 0019).
  previewHeader,
  // Compared here, where the session is known.
  personHeader,
  'cookie',
  'expect',
  'forwarded',
  'host',
  'referer',
  'via',
  'x-request-id',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-original-url',
  'x-original-host',
  'x-rewrite-url',
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
]);

/** What the platform must not tell browsers in our name. */
const refusedFromPlatform = new Set([
  ...hopByHop,
  'alt-svc',
  // Tokens by another way than the body ([sec 1]).
  'authorization',
  'authentication-info',
  'x-access-token',
  'x-auth-token',
  'x-refresh-token',
  'clear-site-data',
  'nel',
  personHeader,
  'refresh',
  'report-to',
  'reporting-endpoints',
  'server',
  'service-worker-allowed',
  'set-cookie',
  'strict-transport-security',
  'x-powered-by',
]);

/** Headers of a call as the platform gets it. */
export function toPlatformHeaders(
  headers: IncomingHttpHeaders,
  client: { readonly ip: string; readonly requestId: string },
): Record<string, string | string[]> {
  const listed = connectionNames(headers.connection);
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || refusedFromClient.has(name) || name.startsWith('x-forwarded-') || listed.has(name)
      ? []
      : [[name, value] as const],
  );
  return { ...Object.fromEntries(kept), 'x-forwarded-for': client.ip, 'x-request-id': client.requestId };
}

export interface AnswerSource {
  /** Whether the caller can be a particular person: then no copy may be kept by anyone ([sec 37]). */
  readonly personal: boolean;
  /** The embedded platform's own pages bring their own policy; a foreign host's do not get to choose. */
  readonly trusted: boolean;
}

/** Headers of the platform's answer as the browser gets it. */
export function toBrowserHeaders(headers: OutgoingHttpHeaders, source: AnswerSource): OutgoingHttpHeaders {
  const listed = connectionNames(headers.connection?.toString());
  const kept = Object.entries(headers).filter(
    ([name]) => !refusedFromPlatform.has(name) && !name.startsWith('access-control-') && !listed.has(name),
  );
  const own = Object.fromEntries(kept);
  const policy = source.trusted ? own['content-security-policy']?.toString() : undefined;
  return {
    ...own,
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy ?? dataPolicy,
    ...cachingOf(own, source.personal),
  };
}

function cachingOf(headers: OutgoingHttpHeaders, personal: boolean): OutgoingHttpHeaders {
  const given = headers['cache-control']?.toString() ?? '';
  if (personal || !/\bpublic\b/.test(given)) return { 'cache-control': 'no-store' };
  // Public to anonymous callers only: a copy must not answer someone who signed in since.
  const vary = [headers.vary, 'Accept-Language', 'Authorization', 'Cookie'].filter(Boolean).join(', ');
  return { 'cache-control': given, vary };
}

function connectionNames(connection: string | undefined): ReadonlySet<string> {
  return new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
}
