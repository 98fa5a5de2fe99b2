import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before two nodes that a test tells what comes from where. */
export interface SplitProxy {
  readonly url: string;
  /** Origins of the nodes that answer for files of a build, and for all else. */
  send(to: { readonly files: string; readonly pages: string }): void;
  close(): Promise<void>;
}

/** What any balancer may do by chance is done each time: a page comes from one node, and its files from the other. */
export async function startSplitProxy(): Promise<SplitProxy> {
  let targets = { files: '', pages: '' };
  const server = http.createServer((request, response) => {
    const isFile = /^(?:\/studio)?\/assets\//.test(request.url ?? '');
    const target = new URL(isFile ? targets.files : targets.pages);
    const { method, url, headers } = request;
    const onward = http.request(
      { host: target.hostname, port: target.port, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    send: (to) => {
      targets = to;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
