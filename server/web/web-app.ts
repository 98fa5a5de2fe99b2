import { createServer, type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerRequestSpans } from '#server/tracing/request-spans.ts';
import { drainAfterAnswer } from './drain-request.ts';
import { registerFailures } from './failures.ts';
import type { FastPath } from './fast-path.ts';
import { AmbiguousHost, BodyOfRead, carriesBody, namesTwoHosts } from './framing.ts';
import type { WebHostOptions } from './host-options.ts';
import { sendLastResort } from './last-resort.ts';
import type { Metrics } from './metrics.ts';
import { maxAddressLength } from './page-address.ts';
import { createPipelines } from './pipelines.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import { requestIdOf } from './request-id.ts';
import { baseHeaders } from './security-headers.ts';

/** Milliseconds a client may take: a whole request, files of a slow line included; the proxy is stricter with all others. */
const limits = { requestMs: 120_000, headersMs: 15_000, keepAliveMs: 65_000 };

export interface WebAppParts {
  readonly options: Pick<WebHostOptions, 'config' | 'logger'>;
  readonly metrics: Metrics;
  /** Sees every request of a socket before Fastify does. */
  readonly fastPath: FastPath;
  readonly trust: ProxyTrust;
  /** Whether a request's connection is to become a socket, which `upgrade` of the server is told of. */
  readonly asksForSocket: (request: IncomingMessage) => boolean;
  /** Whether each answer is to be the last on its connection. */
  readonly isStopping: () => boolean;
  /** Whether nothing new comes in any more. */
  readonly isClosing: () => boolean;
}

/** Fastify with the house rules: ids, logs, security headers on everything, last-resort answers. No routes yet. */
export function createWebApp({
  options,
  metrics,
  fastPath,
  trust,
  asksForSocket,
  isStopping,
  isClosing,
}: WebAppParts): FastifyInstance {
  const { config, logger } = options;
  const pipelines = createPipelines();
  const app = Fastify({
    loggerInstance: logger,
    // The line below names the route's cost with a masked address; Fastify's own would print the raw one.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy !== false && trust.isProxy,
    genReqId: (request) => requestIdOf(request, trust),
    // While stopping, open connections are still served, each answer being the last on its connection.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: maxAddressLength },
    frameworkErrors: (error, request, reply) => {
      request.log.info({ err: error, url: request.raw.url }, 'request refused');
      void sendLastResort(reply.headers(baseHeaders(config.mode)), 400, request.id);
    },
    serverFactory: (handler: RequestListener) =>
      createServer(
        {
          requestTimeout: limits.requestMs,
          headersTimeout: limits.headersMs,
          keepAliveTimeout: limits.keepAliveMs,
          ServerResponse: lastWhile(isStopping),
          // Everything else that names an upgrade is a request like any other, with its body. One that is sent before the answers
          // to those before it were taken would be in the middle of them.
          shouldUpgradeCallback: (request) => asksForSocket(request) && pipelines.isQuiet(request.socket),
        },
        (request, response) =>
          pipelines.begin(request, response, () => {
            // Node drops what stands behind such a request in the same segment: who sent it is not left waiting for an answer.
            if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
            if (carriesBody(request.headers)) drainAfterAnswer(request, response);
            else if (!namesTwoHosts(request) && fastPath(request, response)) return;
            handler(request, response);
          }),
      ),
  });
  if (config.traces !== undefined) registerRequestSpans(app, ({ raw }) => trust.isFromProxy(raw));
  const headers = baseHeaders(config.mode);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (namesTwoHosts(request.raw)) throw new AmbiguousHost();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && carriesBody(request.headers)) throw new BodyOfRead();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, raw, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    metrics.observeRequest(request.routeOptions.url ?? 'none', reply.raw.statusCode, milliseconds / 1000);
    request.log.info({ method, url: raw.url, status: reply.raw.statusCode, milliseconds, ip }, 'answered');
    // A connection that has just become idle would keep the server from closing.
    if (isClosing()) setImmediate(() => app.server.closeIdleConnections());
  });
  registerFailures(app);
  return app;
}

/**
 * Answers that say `connection: close` while the server stops, whoever writes them: a client that is told in time sends no
 * further request into a connection that is about to end.
 */
function lastWhile(isStopping: () => boolean): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse {
    override writeHead(status: number, ...rest: unknown[]): this {
      if (isStopping()) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(rest as []));
    }
  };
}
