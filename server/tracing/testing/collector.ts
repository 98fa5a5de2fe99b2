import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number; readonly message?: string };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A collector: keeps what it is sent, answers with a status. */
export async function startCollector(status = 200) {
  const bodies: string[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    paths.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const sent = () => bodies.map((body) => JSON.parse(body) as Sent);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths,
    text: () => bodies.join('\n'),
    spans: () =>
      sent().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resource: () => sent()[0]?.resourceSpans[0]?.resource.attributes ?? [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
