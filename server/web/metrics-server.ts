import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics`, and nothing else, on its own port. A taken port is logged: it must not stop the site. */
export function startMetricsServer(
  metrics: Metrics,
  address: { readonly host: string; readonly port: number },
  logger: FastifyBaseLogger,
): Promise<Server | null> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'metrics failed');
        response.writeHead(500).end();
      },
    );
  });
  return new Promise((resolve) => {
    server.once('error', (error) => {
      logger.error({ err: error, port: address.port }, 'metrics are not served');
      resolve(null);
    });
    server.listen(address.port, address.host, () => resolve(server));
  });
}
