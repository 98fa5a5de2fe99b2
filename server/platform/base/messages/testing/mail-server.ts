import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that takes whatever it is given. */
export interface MailServer {
  /** Its address, e.g. `smtp://127.0.0.1:2525`. */
  readonly url: string;
  /** All it was told so far: commands, and messages with their heads. */
  heard(): string;
  stop(): void;
}

/** @param answerTo what it answers to the address of a recipient, e.g. `451 4.7.1 try again later` */
export async function startMailServer(answerTo: () => string = () => '250 ok'): Promise<MailServer> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let body = false;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      heard.push(text);
      if (body && text.endsWith('\r\n.\r\n')) {
        body = false;
        socket.write('250 kept\r\n');
      } else if (!body) {
        body = text.startsWith('DATA');
        const answer = text.startsWith('RCPT') ? answerTo() : '250 ok';
        socket.write(body ? '354 go on\r\n' : `${answer}\r\n`);
      }
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard.join(''), stop: () => void server.close() };
}
