import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding } from './accept-encoding.ts';
import { chooseRepresentation, type FinishedPage, growGzip } from './finished-page.ts';

/** Writes a finished page, or 304 when the client holds it. Takes no other header: a cached answer sets no cookie. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const ready = chooseRepresentation(page, chooseCoding(headerOf(request.headers['accept-encoding'])));
  const chosen = ready ?? page.gzipHeaders;
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && holds(known, page)) {
    response.writeHead(304, [...chosen.notModifiedHeaders]).end();
    return;
  }
  // A new list each time: `writeHead` keeps the one it gets.
  response.writeHead(page.status, [...chosen.headers]);
  if (request.method === 'HEAD') response.end();
  else if (ready !== null) response.end(ready.body);
  else growGzip(page).sendTo(response);
}

/** Whether one of the client's tags names this page in any coding; the digest is too long to occur by chance. */
function holds(known: string, { digest }: FinishedPage): boolean {
  return (digest !== null && known.includes(digest)) || known.trim() === '*';
}

function headerOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.join(',');
}
