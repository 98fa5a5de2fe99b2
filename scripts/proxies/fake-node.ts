import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/*
 * A node as proxies see it, in a process of its own, so that a test can stop it as a frozen machine stops: `node fake-node.ts <name> <port>`.
 * Prints each request when it has read all of it. `/die` closes the connection then, `/hang` says nothing; from `/down` on pages fail, from
 * `/unready` on `/readyz`. Whatever else is a page that a CDN may keep for a second.
 */
const [name = '', port = ''] = process.argv.slice(2);
let isDown = false;
let isUnready = false;
const server = createServer(async (request, response) => {
  await buffer(request);
  const { method, url = '' } = request;
  const path = url.split('?')[0];
  if ((path !== '/readyz' || isUnready) && path !== '/livez') process.stdout.write(`${method} ${url}\n`);
  if (path === '/die') request.socket.destroy();
  else if (path !== '/hang') {
    if (path === '/down') isDown = true;
    if (path === '/unready') isUnready = true;
    const fails = (isDown && url.startsWith('/page')) || (isUnready && path === '/readyz');
    response
      .writeHead(fails ? 503 : 200, {
        'x-node': name,
        ...(!fails && { 'surrogate-control': 'max-age=1', 'surrogate-key': 'all', age: '0' }),
      })
      .end(fails ? 'no database' : `${url} of ${name}`);
  }
});
server.keepAliveTimeout = 65_000;
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
