import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createPipelines } from './pipelines.ts';

describe('[sec 9] requests that one connection sends at once', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  const open = async (handler: RequestListener) => {
    const pipelines = createPipelines();
    server = createServer((request, response) =>
      pipelines.begin(request, response, () => handler(request, response)),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    return { socket, answers: () => [...answer.matchAll(/said (\d+)/g)].map(([, at]) => Number(at)) };
  };
  const asks = (count: number) =>
    Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');

  test('are worked on one after the other, and answered in their order', async () => {
    let running = 0;
    let most = 0;
    const done = Promise.withResolvers<void>();
    const { socket, answers } = await open((request, response) => {
      most = Math.max(most, ++running);
      setImmediate(() => {
        running -= 1;
        response.end(`said ${request.url?.slice(1)}`);
        if (request.url === '/49') response.once('close', done.resolve);
      });
    });
    socket.write(asks(50));
    await done.promise;
    socket.end();
    await once(socket, 'close');
    expect([most, answers()]).toEqual([1, Array.from({ length: 50 }, (_, at) => at)]);
  });

  test('are not begun once the connection is closed', async () => {
    const begun: string[] = [];
    const first = Promise.withResolvers<() => void>();
    const { socket } = await open((request, response) => {
      begun.push(request.url ?? '');
      first.resolve(() => response.end());
      response.once('close', () => closed.resolve());
    });
    const closed = Promise.withResolvers<void>();
    socket.write(asks(20));
    const answer = await first.promise;
    socket.resetAndDestroy();
    await closed.promise;
    answer();
    await new Promise(setImmediate);
    expect(begun).toEqual(['/0']);
  });

  test('end the connection when they are more than anybody sends', async () => {
    const begun: string[] = [];
    const { socket } = await open((request) => begun.push(request.url ?? ''));
    socket.on('error', () => undefined);
    socket.write(asks(500));
    await once(socket, 'close');
    expect(begun).toEqual(['/0']);
  });

  test('leave a connection alone that asks when it has its answer', async () => {
    const { socket, answers } = await open((request, response) =>
      response.end(`said ${request.url?.slice(1)}`),
    );
    for (let at = 0; at < 150; at++) {
      socket.write(`GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`);
      await once(socket, 'data');
    }
    socket.destroy();
    expect(answers()).toHaveLength(150);
  });
});
