import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '#server/config/config.ts';

/** Whose word about a client is taken: that of the proxies in front (`TRUST_PROXY`). */
export interface ProxyTrust {
  /** Whether an address is a proxy's; in the form Fastify's `trustProxy` takes, so that there is one answer for all requests. */
  readonly isProxy: (address: string) => boolean;
  /** Whether a request comes over a connection of a proxy. */
  readonly isFromProxy: (request: IncomingMessage) => boolean;
  /** The address of the visitor, as Fastify's `request.ip` has it. */
  readonly clientIp: (request: IncomingMessage) => string;
}

export function createProxyTrust(trustProxy: Config['trustProxy']): ProxyTrust {
  const trusts = trustProxy === false ? () => false : proxyAddr.compile(trustProxy);
  const isProxy = (address: string) => trusts(address, 0);
  return {
    isProxy,
    isFromProxy: ({ socket }) => socket.remoteAddress !== undefined && isProxy(socket.remoteAddress),
    // A connection that is gone has no address any more.
    clientIp: (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, trusts)),
  };
}
